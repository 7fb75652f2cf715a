import { ErrorCode } from '@livery/contract/errors';
import {
  exportAudit,
  exportBrandAudit,
  getAuditEntry,
  getBrandAuditEntry,
  listAuditCheckpoints,
  listBrandAuditCheckpoints,
  searchAudit,
  searchBrandAudit,
} from '@livery/contract/operators/audit';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { auditEntries } from './audit.tables.ts';
import type { AuditKeys } from './checkpoints/audit-keys.ts';
import { listCheckpoints } from './checkpoints/sign-checkpoints.ts';
import { toEntryRecord } from './entry-records.ts';
import type { ExportChain } from './export-chain.ts';
import { searchEntries } from './search-entries.ts';

interface AuditRoutesDeps {
  readonly route: OperatorRoutes['route'];
  readonly keys: AuditKeys;
  readonly exportChain: ExportChain;
}

const getEntry = async (db: Database, chain: string, number: number) => {
  const [row] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), eq(auditEntries.number, number)));
  if (!row) throw new GatewayError(ErrorCode.NotFound);
  return { ...toEntryRecord(row), outcome: row.outcome };
};

type Call<Request> = Pick<OperatorContext<Request>, 'request' | 'tx' | 'record'>;

/**
 * Creates the handlers of the audit log. One set of handlers serves two kinds of operations: those for the chain of a
 * brand and those for the chain of the platform.
 */
const createHandlers = ({ keys, exportChain }: Omit<AuditRoutesDeps, 'route'>) => ({
  showEntry: async ({ request: { number }, tx, record }: Call<{ readonly number: number }>, chain: string) => {
    const entry = await getEntry(tx, chain, number);
    record({ subject: { kind: 'auditEntry', id: `${chain}/${number}` } });
    return entry;
  },

  exportEntries: async (
    { request, record }: Call<{ readonly from: number; readonly to?: number | undefined }>,
    chain: string,
  ) => {
    const exported = await exportChain({ chain, from: request.from, to: request.to });
    const { from, to } = exported;
    record({ subject: { kind: 'auditChain', id: chain }, changes: { from, to } });
    return exported;
  },

  showCheckpoints: async (
    { request: { below, limit }, tx }: Call<{ readonly below?: number | undefined; readonly limit: number }>,
    chain: string,
  ) => {
    const found = await listCheckpoints(tx, chain, { below, limit: limit + 1 });
    const list = found.slice(0, limit);
    const next = found.length > limit ? (list.at(-1)?.number ?? null) : null;
    return { list, keys: [...keys.listPublic()], next };
  },
});

/**
 * Returns the name of a brand's audit chain, which equals the brand code. The permission of the operator for this brand
 * is already checked. Throws an Error if `brand` is null.
 */
const getBrandChain = ({ brand }: Pick<OperatorContext<unknown>, 'brand'>): string => {
  if (brand === null) throw new Error('An operation with the scope "brand" has a brand');
  return brand;
};

/** Registers the operations of the audit log. */
export const auditRoutes = ({ route, ...deps }: AuditRoutesDeps): void => {
  const { showEntry, exportEntries, showCheckpoints } = createHandlers(deps);
  route(searchAudit, ({ tx, request }) => searchEntries(tx, request));
  route(searchBrandAudit, (call) => searchEntries(call.tx, { ...call.request, chain: getBrandChain(call) }));
  route(getAuditEntry, (call) => showEntry(call, call.request.chain));
  route(getBrandAuditEntry, (call) => showEntry(call, getBrandChain(call)));
  route(exportAudit, (call) => exportEntries(call, call.request.chain));
  route(exportBrandAudit, (call) => exportEntries(call, getBrandChain(call)));
  route(listAuditCheckpoints, (call) => showCheckpoints(call, call.request.chain));
  route(listBrandAuditCheckpoints, (call) => showCheckpoints(call, getBrandChain(call)));
};
