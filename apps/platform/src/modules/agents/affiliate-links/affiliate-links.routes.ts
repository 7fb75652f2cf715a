import { randomUUID } from 'node:crypto';
import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import { affiliateLinks, createAffiliateLink, createDownline, revokeAffiliateLink } from '@livery/contract/agents/team';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { ledgerAccounts, memberAccount } from '../../ledger/index.ts';
import { loadEffectiveRates } from '../../commissions/index.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { type FieldRules, matchesRule, type PasswordService, toConflictError } from '../../auth/index.ts';
import { hashPassword } from '../../../core/crypto/password-hash.ts';
import { findCaller } from '../team/access.ts';
import { applyTerms, createLink, listLinks, readTerms, revokeLink, toLinkView } from '../../affiliates/index.ts';
import { memberProfiles, members } from '../../members/index.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface AffiliateRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly rules: FieldRules;
  readonly passwords: PasswordService;
  readonly getSiteOrigin: (merchant: Merchant) => string;
}

/**
 * Maximum number of calls per minute from one IP address to the route with which an agent creates an account. The
 * limit is low, because each call computes a slow password hash.
 */
const perAddress = { perMinute: 20 };

type GatedDeps = AffiliateRoutesDeps & { readonly gate: ReturnType<typeof createFeatureGuard> };

const registerLinks = (route: Route, { db, clock, getSiteOrigin, gate }: GatedDeps): void => {
  route(affiliateLinks, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    const [links, agentRates] = [await listLinks(db, memberId), await loadEffectiveRates(db, memberId)];
    return {
      list: links.map(({ row, registered }) => toLinkView(row, registered, getSiteOrigin(merchant))),
      own: {
        series: agentRates.series,
        rates: Object.fromEntries(
          Object.entries(agentRates.rates).map(([category, rate]) => [category, formatAmount(rate)]),
        ),
      },
    };
  });

  route(createAffiliateLink, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
      request,
    } = call;
    return toLinkView(
      await createLink(db, { id: memberId, merchant: merchant.code }, request, clock.now()),
      0,
      getSiteOrigin(merchant),
    );
  });

  route(revokeAffiliateLink, async (call) => {
    await gate(call);
    const { row, registered } = await revokeLink(db, call.session.memberId, call.request.id, clock.now());
    return toLinkView(row, registered, getSiteOrigin(call.merchant));
  });
};

/**
 * Registers the route with which an agent creates a new member as its direct downline (one level below the agent).
 */
const registerDownlineCreation = (route: Route, { clock, rules, passwords, gate }: GatedDeps): void => {
  route(
    createDownline,
    async ({ tx, merchant, session, request: { kind, username, password, ...terms } }) => {
      const at = clock.now();
      const agent = await findCaller(tx, session);
      const downlineTerms = await readTerms(tx, agent.id, terms);
      const id = randomUUID();
      const type = kind === 'agent' ? MemberType.Agent : MemberType.Member;
      try {
        await tx.insert(members).values({
          id,
          merchant: merchant.code,
          username,
          usernameKey: username.toLowerCase(),
          passwordHash: await hashPassword(password),
          type,
          uplineId: agent.id,
          lineage: `${agent.lineage}${id}/`,
          registeredAt: at,
        });
      } catch (error) {
        throw toConflictError(error);
      }
      await tx.insert(ledgerAccounts).values({
        id: memberAccount(id),
        merchant: merchant.code,
        kind: 'member',
        memberId: id,
        currency: merchant.currency,
      });
      await tx.insert(memberProfiles).values({ memberId: id, merchant: merchant.code });
      await applyTerms(tx, agent, id, downlineTerms, at);
      return { id, account: username };
    },
    {
      ...perAddress,
      guard: async (call) => {
        await gate(call);
        const {
          merchant,
          request: { username, password },
        } = call;
        const rule = (await rules.getRules(merchant, 'register')).find(({ field }) => field === 'username');
        if (rule && !matchesRule(rule, username))
          throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field: 'username' } });
        await passwords.check(merchant, password);
        await passwords.checkFor(username, password);
      },
    },
  );
};

/** Routes with which an agent adds members to its team: by affiliate links, or by creating their accounts. */
export const affiliateRoutes = (route: Route, deps: AffiliateRoutesDeps): void => {
  const gatedDeps = { ...deps, gate: createFeatureGuard(deps.merchants, 'AGEINFO3') };
  registerLinks(route, gatedDeps);
  registerDownlineCreation(route, gatedDeps);
};
