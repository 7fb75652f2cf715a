import { formatAmount } from '@livery/contract/money';
import {
  teamBets,
  teamMember,
  teamMembers,
  teamTransactions,
  teamOverviewSum,
  teamProfit,
} from '@livery/contract/agents/team';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Catalogue } from '../../catalogue/index.ts';
import { toCalendarDay } from '../../../core/clock/calendar.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Route } from '../../../core/http/route.ts';
import { readBalance } from '../../ledger/index.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { parsePeriod } from '../../../core/record-period.ts';
import { findCaller, findInTeam, loadPathFinder } from './access.ts';
import { readTeamBets } from './team-bets.ts';
import { getActiveMinimum, countOnline, readCounts, getTeamSize } from './counts.ts';
import { readDays } from './daily.ts';
import { readTeamMovements } from './transactions.ts';
import { readAllDays, readCategories, readLines } from './profit.ts';
import { type Days, toFlowsView, readSums, toResultView } from './totals.ts';
import { toMemberView, readTree } from './tree.ts';
import { memberDailyStats, teamDailyStats } from './statistics.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface TeamRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
}

/** Creates the function that several routes use to validate the requested range of days. */
const createRouteHelpers = ({ clock }: TeamRoutesDeps) => {
  const checked = ({ timeZone }: Merchant, days: Days) => parsePeriod(days, timeZone, clock.now());
  return { checked };
};
type RouteHelpers = TeamRoutesDeps & ReturnType<typeof createRouteHelpers>;

/** Registers the routes that list the members of a team and show one member. */
const registerMembers = (route: Route, { db, clock, merchants, checked }: RouteHelpers): void => {
  const treeGate = createFeatureGuard(merchants, 'AGEDOWNMAN3');

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
    const member = await findInTeam(db, caller, request.id);
    const [ownSums, team, counts, { balance }, getPath] = [
      await readSums(db, memberDailyStats, member.id, request),
      await readSums(db, teamDailyStats, member.id, request),
      await readCounts(db, member, request),
      await readBalance(db, member.id),
      await loadPathFinder(db, caller, [member]),
    ];
    const { AGETRANSFERUP3 } = await merchants.getFlags(merchant);
    return {
      ...toMemberView(member, await getTeamSize(db, member), clock.now()),
      currency: merchant.currency,
      path: getPath(member),
      balance: formatAmount(balance),
      lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
      vipLevel: member.vipLevel,
      isDirect: member.uplineId === caller.id,
      canTransfer: AGETRANSFERUP3 === true && member.id !== caller.id && !member.isDisabled,
      own: { ...toResultView(ownSums), ...toFlowsView(ownSums) },
      team: { ...toResultView(team), ...toFlowsView(team), betMembers: counts.betting, activeMembers: counts.active },
    };
  });
};

/** Registers the routes that report the statistics, bets and money movements of a team. */
const registerReports = (route: Route, { db, clock, catalogue, merchants, checked }: RouteHelpers): void => {
  const reportGate = createFeatureGuard(merchants, 'AGEINFO3');

  route(teamOverviewSum, async (call) => {
    await reportGate(call);
    const { merchant, session, request } = call;
    checked(merchant, request);
    const teamOwner = await findCaller(db, session);
    const sums = await readSums(db, teamDailyStats, teamOwner.id, request);
    const { loggedIn, betting, active, joined } = await readCounts(db, teamOwner, request);
    return {
      currency: merchant.currency,
      list: await readDays(db, teamOwner.id, request, 'latest', request.size),
      footer: {
        teamLoginMemberCount: loggedIn,
        teamBetMemberCount: betting,
        teamRegisterMemberCount: joined,
        teamOnlineCount: await countOnline(db, teamOwner, clock.now()),
        teamActiveMemberCount: active,
        teamMemberCount: await getTeamSize(db, teamOwner),
        activeMinimum: formatAmount(await getActiveMinimum(db, merchant.code)),
        ...toResultView(sums),
        ...toFlowsView(sums),
      },
    };
  });

  route(teamProfit, async (call) => {
    await reportGate(call);
    const { merchant, session, request } = call;
    checked(merchant, request);
    const caller = await findCaller(db, session);
    const teamOwner = await findInTeam(db, caller, request.memberId);
    const totals = await readSums(db, teamDailyStats, teamOwner.id, request);
    const { betting, active } = await readCounts(db, teamOwner, request);
    const today = toCalendarDay(clock.now(), merchant.timeZone);
    return {
      currency: merchant.currency,
      path: (await loadPathFinder(db, caller, [teamOwner]))(teamOwner),
      totals: { ...toResultView(totals), ...toFlowsView(totals), betMembers: betting, activeMembers: active },
      days: await readAllDays(db, teamOwner.id, request, today),
      categories: await readCategories(db, teamOwner.id, request),
      lines: await readLines(db, teamOwner, request),
    };
  });

  route(teamBets, async (call) => {
    await reportGate(call);
    const { merchant, session, language, request } = call;
    const teamOwner = await findInTeam(db, await findCaller(db, session), request.memberId);
    return readTeamBets(
      db,
      catalogue,
      { teamOwner, currency: merchant.currency, language, period: checked(merchant, request) },
      request,
    );
  });

  route(teamTransactions, async (call) => {
    await reportGate(call);
    const { merchant, session, request } = call;
    const teamOwner = await findInTeam(db, await findCaller(db, session), request.memberId);
    return readTeamMovements(
      db,
      { teamOwner, currency: merchant.currency, period: checked(merchant, request) },
      request,
    );
  });
};

/**
 * Routes with which agents read data about their teams. Each route limits the result to the caller and the caller's
 * descendants.
 */
export const teamRoutes = (route: Route, deps: TeamRoutesDeps): void => {
  const helpers = { ...deps, ...createRouteHelpers(deps) };
  registerMembers(route, helpers);
  registerReports(route, helpers);
};
