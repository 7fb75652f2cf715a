import { randomBytes } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { ErrorCode } from '@livery/contract/errors';
import { addBrandHost, checkBrandHost, listBrandHosts, removeBrandHost } from '@livery/contract/operators/hosts';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { domain, normalizeDomain } from '@livery/merchant/domains';
import { describeProblem, parseProblem } from '@livery/merchant/schema-message';
import { and, asc, eq } from 'drizzle-orm';
import type { BrandDirectory } from '../../core/config/brand-directory.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { BrandHosts } from '../../core/http/hosts/brand-hosts.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import { type CheckDeps, lookForProof, storeCheck, toAuditedState } from './check-hosts.ts';
import { findHostConflict, lockClaims } from './host-claims.ts';
import { getEnd } from './host-state.ts';
import { brandHosts, type HostRow } from './hosts.tables.ts';
import { createWantedProof } from './proof/find-proof.ts';

/**
 * Maximum number of hosts that operators can enter for a brand. A brand file has the same limit for its own hosts.
 */
const maxHosts = 40;
/**
 * Maximum number of checks per minute from one IP address. Each check sends requests to name servers, so without a
 * limit a caller could send them many requests through the gateway.
 */
const checksPerMinute = 30;

interface HostsRoutesDeps extends CheckDeps {
  readonly db: Database;
  readonly hub: Pick<EventHub, 'publish'>;
  readonly brands: Pick<BrandDirectory, 'all' | 'find' | 'listFileHosts' | 'listUnverifiedHosts'>;
  readonly hosts: Pick<BrandHosts, 'find'>;
}

type Describe = Pick<HostsRoutesDeps, 'getTarget' | 'hosts'>;

const toText = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

const describe = (row: HostRow, { getTarget, hosts }: Describe) => ({
  host: row.host,
  unicode: domainToUnicode(row.host),
  source: 'console' as const,
  state: row.state,
  reason: row.reason,
  found: row.found,
  method: row.method,
  isServed: hosts.find(row.host)?.code === row.brand,
  verifiedAt: toText(row.verifiedAt),
  lastCheckedAt: toText(row.lastCheckedAt),
  nextCheckAt: row.state === 'expired' ? null : toText(row.nextCheckAt),
  lostSince: toText(row.lostSince),
  endsAt: toText(getEnd(row)),
  proof: createWantedProof(row, getTarget(row.brand)),
});

/**
 * Describes a host that has no row in the table. It is a host from a brand file, or an unproven host from the live
 * release.
 */
const describePlain = (host: string, source: 'file' | 'console') => ({
  host,
  unicode: domainToUnicode(host),
  source,
  state: source === 'file' ? ('verified' as const) : ('unclaimed' as const),
  reason: null,
  found: null,
  method: null,
  isServed: source === 'file',
  verifiedAt: null,
  lastCheckedAt: null,
  nextCheckAt: null,
  lostSince: null,
  endsAt: null,
  proof: null,
});

/**
 * Converts text entered by an operator to a host name in the form that browsers send. Throws a GatewayError if the
 * text is not a valid host name.
 */
const readHostOrThrow = (text: string): string => {
  const host = normalizeDomain(text);
  if (host !== undefined) return host;
  const [issue] = domain.safeParse(text).error?.issues ?? [];
  // The schema `domain` reports an issue for each text that `normalizeDomain` rejects, so `issue` always exists here.
  // Only the type checker needs the text after `??`.
  const message = issue?.message ?? describeProblem('host.invalid');
  const { reason, right = '', text: cause } = parseProblem(message);
  throw new GatewayError(OperatorErrorCode.HostInvalid, {
    message: reason,
    value: { ...cause, reason, remedy: `write ${right}` },
  });
};

const findRow = async (tx: Database, brand: string, host: string): Promise<HostRow | undefined> => {
  const [row] = await tx
    .select()
    .from(brandHosts)
    .where(and(eq(brandHosts.brand, brand), eq(brandHosts.host, host)));
  return row;
};

const getRowOrThrow = async (tx: Database, brand: string, host: string): Promise<HostRow> => {
  const row = await findRow(tx, brand, host);
  if (!row) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no host ${host} to verify` });
  return row;
};

/** Throws a GatewayError if the platform or another brand has the host or a similar one. */
const assertFree = async (tx: Database, claim: { readonly brand: string; readonly host: string }, deps: CheckDeps) => {
  const conflict = await findHostConflict(tx, claim, deps);
  if (conflict)
    throw new GatewayError(OperatorErrorCode.HostTaken, {
      message: `The host ${claim.host} belongs to the platform or to another brand, or looks like one of its hosts`,
      value: conflict,
    });
};

const registerChanges = (operators: OperatorRoutes, deps: HostsRoutesDeps): void => {
  const { db, brands, clock, hub } = deps;

  operators.route(addBrandHost, async ({ tx, request, operator, record, onCommit }) => {
    const { brand } = request;
    const host = readHostOrThrow(request.host);
    if (brands.listFileHosts(brand).includes(host)) {
      record({ subject: { kind: 'host', id: host }, changes: { source: 'file' } });
      return describePlain(host, 'file');
    }
    await lockClaims(tx);
    await assertFree(tx, { brand, host }, deps);
    const known = await findRow(tx, brand, host);
    // The host is already waiting or verified, so nothing changes. It also does not get a new token, because a DNS
    // record with the existing token would then become invalid.
    if (known && known.state !== 'expired') {
      record({ subject: { kind: 'host', id: host }, changes: { state: known.state } });
      return describe(known, deps);
    }
    const all = await tx.select({ host: brandHosts.host }).from(brandHosts).where(eq(brandHosts.brand, brand));
    if (!known && all.length >= maxHosts)
      throw new GatewayError(OperatorErrorCode.HostLimit, { value: { limit: maxHosts } });
    const now = clock.now();
    const row: HostRow = {
      brand,
      host,
      token: known?.token ?? randomBytes(16).toString('hex'),
      state: 'waiting',
      reason: null,
      found: null,
      method: null,
      addedBy: operator.operatorId,
      startedAt: now,
      verifiedAt: null,
      lastCheckedAt: null,
      lostSince: null,
      nextCheckAt: now,
      attempts: 0,
    };
    await tx
      .insert(brandHosts)
      .values(row)
      .onConflictDoUpdate({ target: [brandHosts.brand, brandHosts.host], set: row });
    record({ subject: { kind: 'host', id: host }, changes: { state: 'waiting', previous: known?.state ?? null } });
    onCommit(() => hub.publish({ type: 'hosts', brand }));
    return describe(row, deps);
  });

  operators.routeWithPreparation(
    checkBrandHost,
    async ({ request: { brand, host } }) => {
      const row = await getRowOrThrow(db, brand, host);
      return { row, result: await lookForProof(row, deps) };
    },
    async ({ tx, request: { brand, host }, record, onCommit }, { row, result }) => {
      const stored = await storeCheck(tx, row, result, deps);
      if (!stored) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no host ${host} to verify` });
      record({ subject: { kind: 'host', id: host }, changes: toAuditedState(stored.after) });
      onCommit(() => hub.publish({ type: 'hosts', brand }));
      return describe(stored.after, deps);
    },
    { perMinute: checksPerMinute },
  );

  operators.route(removeBrandHost, async ({ tx, request: { brand, host }, record, onCommit }) => {
    const row = await findRow(tx, brand, host);
    if (!row && brands.listFileHosts(brand).includes(host))
      throw new GatewayError(OperatorErrorCode.HostFromFile, { message: `${brand}.json of the server names ${host}` });
    if (!row) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no host ${host}` });
    const wasServed = deps.hosts.find(host)?.code === brand;
    await tx.delete(brandHosts).where(and(eq(brandHosts.brand, brand), eq(brandHosts.host, host)));
    record({ subject: { kind: 'host', id: host }, changes: { state: null, previous: row.state, wasServed } });
    onCommit(() => hub.publish({ type: 'hosts', brand }));
    return { wasServed };
  });
};

/** Registers the operations with which operators prove that a brand controls its hosts. */
export const hostsRoutes = (operators: OperatorRoutes, deps: HostsRoutesDeps): void => {
  const { db, brands } = deps;
  registerChanges(operators, deps);

  operators.route(listBrandHosts, async ({ request: { brand } }) => {
    const rows = await db.select().from(brandHosts).where(eq(brandHosts.brand, brand)).orderBy(asc(brandHosts.host));
    const known = new Set(rows.map(({ host }) => host));
    const files = brands.listFileHosts(brand);
    const unclaimed = brands.listUnverifiedHosts(brand).filter((host) => !known.has(host));
    return {
      hosts: [
        ...files.map((host) => describePlain(host, 'file')),
        ...rows.filter(({ host }) => !files.includes(host)).map((row) => describe(row, deps)),
        ...unclaimed.map((host) => describePlain(host, 'console')),
      ],
    };
  });
};
