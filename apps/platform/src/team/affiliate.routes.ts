import { randomUUID } from 'node:crypto';
import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import { affiliateLinks, makeAffiliateLink, openDownline, revokeAffiliateLink } from '@livery/contract/team';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { ledgerAccounts, memberProfiles, members } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { memberAccount } from '../ledger/accounts.ts';
import { standingOf } from '../line-rebates/held-rates.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { Passwords } from '../recovery/set-password.ts';
import { asRefusal } from '../registration/insert-member.ts';
import { hashPassword } from '../session/password.ts';
import { type FieldRules, keepsTo } from '../verification/field-rules.ts';
import { findCaller } from './access.ts';
import { giveTerms, linkView, listLinks, makeLink, readTerms, revokeLink } from './affiliates.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly rules: FieldRules;
  readonly passwords: Passwords;
  readonly siteOf: (merchant: Merchant) => string;
}

/** Each costs a hash. */
const perAddress = { perMinute: 20 };

/** How an agent's team grows: links to register by, and accounts that the agent opens itself. */
export const affiliateRoutes = (route: Route, { db, clock, merchants, rules, passwords, siteOf }: Needs): void => {
  const gate = createGate(merchants, 'AGEINFO3');

  route(affiliateLinks, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    const [links, own] = [await listLinks(db, memberId), await standingOf(db, memberId)];
    return {
      list: links.map(({ row, registered }) => linkView(row, registered, siteOf(merchant))),
      own: {
        series: own.series,
        rates: Object.fromEntries(Object.entries(own.rates).map(([category, rate]) => [category, formatAmount(rate)])),
      },
    };
  });

  route(makeAffiliateLink, async (call) => {
    await gate(call);
    const {
      merchant,
      session: { memberId },
      request,
    } = call;
    return linkView(
      await makeLink(db, { id: memberId, merchant: merchant.code }, request, clock.now()),
      0,
      siteOf(merchant),
    );
  });

  route(revokeAffiliateLink, async (call) => {
    await gate(call);
    const { row, registered } = await revokeLink(db, call.session.memberId, call.request.id, clock.now());
    return linkView(row, registered, siteOf(call.merchant));
  });

  route(
    openDownline,
    async ({ tx, merchant, session, request: { kind, username, password, ...terms } }) => {
      const at = clock.now();
      const agent = await findCaller(tx, session);
      const given = await readTerms(tx, agent.id, terms);
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
        throw asRefusal(error);
      }
      await tx.insert(ledgerAccounts).values({
        id: memberAccount(id),
        merchant: merchant.code,
        kind: 'member',
        memberId: id,
        currency: merchant.currency,
      });
      await tx.insert(memberProfiles).values({ memberId: id, merchant: merchant.code });
      await giveTerms(tx, agent, id, given, at);
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
        const rule = (await rules.rulesOf(merchant, 'register')).find(({ field }) => field === 'username');
        if (rule && !keepsTo(rule, username))
          throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field: 'username' } });
        await passwords.check(merchant, password);
      },
    },
  );
};
