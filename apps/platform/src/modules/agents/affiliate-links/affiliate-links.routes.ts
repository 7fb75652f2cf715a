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
import { memberAccount } from '../../ledger/accounts.ts';
import { loadEffectiveRates } from '../../commissions/downline-rates.ts';
import { createFeatureGuard } from '../../../core/http/require-flag.ts';
import type { PasswordService } from '../../auth/passwords/password-service.ts';
import { toConflictError } from '../../auth/registration/insert-member.ts';
import { hashPassword } from '../../../core/crypto/password-hash.ts';
import { type FieldRules, matchesRule } from '../../auth/field-rules/field-rules.ts';
import { findCaller } from '../team/access.ts';
import {
  applyTerms,
  toLinkView,
  listLinks,
  createLink,
  readTerms,
  revokeLink,
} from '../../affiliates/affiliate-links.ts';
import { ledgerAccounts } from '../../ledger/ledger.tables.ts';
import { memberProfiles } from '../../members/member-profiles.tables.ts';
import { members } from '../../members/members.tables.ts';
import type { Merchants } from '../../../core/http/brand-directory.ts';

interface AffiliateRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly rules: FieldRules;
  readonly passwords: PasswordService;
  readonly getSiteOrigin: (merchant: Merchant) => string;
}

/** Rate limit per IP address. Each call computes a password hash. */
const perAddress = { perMinute: 20 };

/** Routes that grow an agent's team: affiliate links for registration, and accounts that the agent creates. */
export const affiliateRoutes = (
  route: Route,
  { db, clock, merchants, rules, passwords, getSiteOrigin }: AffiliateRoutesDeps,
): void => {
  const gate = createFeatureGuard(merchants, 'AGEINFO3');

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
      },
    },
  );
};
