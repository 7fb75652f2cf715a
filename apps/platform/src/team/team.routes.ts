import { formatAmount } from '@livery/contract/money';
import { teamBets, teamMember, teamMembers, teamMovements, teamOverviewSum, teamProfit } from '@livery/contract/team';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { dayOf } from '../clock/calendar.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { memberDays, teamDays } from '../db/schema/tables.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { periodOf } from '../records/period.ts';
import { findCaller, findInTeam, pathsTo } from './access.ts';
import { readTeamBets } from './bets.ts';
import { activeMinimumOf, countOnline, readCounts, sizeOf } from './counts.ts';
import { readDays } from './days.ts';
import { readTeamMovements } from './movements.ts';
import { readAllDays, readCategories, readLines } from './profit.ts';
import { type Days, flowsView, readSums, resultView } from './sums.ts';
import { personView, readTree } from './tree.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
}

/** What an agent reads of its team. Every call begins at the caller and looks at nothing that is not below. */
export const teamRoutes = (route: Route, { db, clock, catalogue, merchants }: Needs): void => {
  const reportGate = createGate(merchants, 'AGEINFO3');
  const treeGate = createGate(merchants, 'AGEDOWNMAN3');
  const checked = ({ timeZone }: Merchant, days: Days) => periodOf(days, timeZone, clock.now());

  route(teamOverviewSum, async (call) => {
    await reportGate(call);
    const { merchant, session, request } = call;
    checked(merchant, request);
    const head = await findCaller(db, session);
    const sums = await readSums(db, teamDays, head.id, request);
    const { loggedIn, betting, active, joined } = await readCounts(db, head, request);
    return {
      currency: merchant.currency,
      list: await readDays(db, head.id, request, 'latest', request.size),
      footer: {
        teamLoginMemberCount: loggedIn,
        teamBetMemberCount: betting,
        teamRegisterMemberCount: joined,
        teamOnlineCount: await countOnline(db, head, clock.now()),
        teamActiveMemberCount: active,
        teamMemberCount: await sizeOf(db, head),
        activeMinimum: formatAmount(await activeMinimumOf(db, merchant.code)),
        ...resultView(sums),
        ...flowsView(sums),
      },
    };
  });

  route(teamMembers, async (call) => {
    await treeGate(call);
    const { merchant, session, request } = call;
    checked(merchant, request);
    return {
      currency: merchant.currency,
      ...(await readTree(db, await findCaller(db, session), request, clock.now())),
    };
  });

  route(teamMember, async (call) => {
    await treeGate(call);
    const { merchant, session, request } = call;
    checked(merchant, request);
    const caller = await findCaller(db, session);
    const found = await findInTeam(db, caller, request.id);
    const [own, team, counts, { balance }, pathOf] = [
      await readSums(db, memberDays, found.id, request),
      await readSums(db, teamDays, found.id, request),
      await readCounts(db, found, request),
      await readBalance(db, found.id),
      await pathsTo(db, caller, [found]),
    ];
    const { AGETRANSFERUP3 } = await merchants.flagsOf(merchant);
    return {
      ...personView(found, await sizeOf(db, found), clock.now()),
      currency: merchant.currency,
      path: pathOf(found),
      balance: formatAmount(balance),
      lastLoginAt: found.lastLoginAt?.toISOString() ?? null,
      vipLevel: found.vipLevel,
      isDirect: found.uplineId === caller.id,
      canTransfer: AGETRANSFERUP3 === true && found.id !== caller.id && !found.isDisabled,
      own: { ...resultView(own), ...flowsView(own) },
      team: { ...resultView(team), ...flowsView(team), betMembers: counts.betting, activeMembers: counts.active },
    };
  });

  route(teamProfit, async (call) => {
    await reportGate(call);
    const { merchant, session, request } = call;
    checked(merchant, request);
    const caller = await findCaller(db, session);
    const head = await findInTeam(db, caller, request.memberId);
    const totals = await readSums(db, teamDays, head.id, request);
    const { betting, active } = await readCounts(db, head, request);
    const today = dayOf(clock.now(), merchant.timeZone);
    return {
      currency: merchant.currency,
      path: (await pathsTo(db, caller, [head]))(head),
      totals: { ...resultView(totals), ...flowsView(totals), betMembers: betting, activeMembers: active },
      days: await readAllDays(db, head.id, request, today),
      categories: await readCategories(db, head.id, request),
      lines: await readLines(db, head, request),
    };
  });

  route(teamBets, async (call) => {
    await reportGate(call);
    const { merchant, session, language, request } = call;
    const head = await findInTeam(db, await findCaller(db, session), request.memberId);
    return readTeamBets(
      db,
      catalogue,
      { head, currency: merchant.currency, language, period: checked(merchant, request) },
      request,
    );
  });

  route(teamMovements, async (call) => {
    await reportGate(call);
    const { merchant, session, request } = call;
    const head = await findInTeam(db, await findCaller(db, session), request.memberId);
    return readTeamMovements(db, { head, currency: merchant.currency, period: checked(merchant, request) }, request);
  });
};
