import { ErrorCode } from '@livery/contract/errors';
import {
  lotteryBoard,
  lotteryDraw,
  lotteryDraws,
  lotteryMenu,
  nearNumeros,
  openedNumeros,
} from '@livery/contract/lottery';
import { methodsByFamily } from '@livery/lottery-rules/methods';
import { formatAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { loadMemberSeries } from '../../commissions/index.ts';
import { computeBoardPrices, formatPrice, guestSeries } from '../bets/board-prices.ts';
import type { DrawJobs } from './draw-scheduler.ts';
import { listIssuesFrom, toIssueView, type Lottery, currentIssue } from '../issues/schedule.ts';
import type { LotteryCatalogue } from '../issues/lottery-catalogue.ts';
import { createPastDraws } from './past-draws.ts';
import { getStakeLimits } from '../bets/stakes.ts';
import { toDrawView, toEntryView } from '../bets/views.ts';

interface DrawRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly lotteryCatalogue: LotteryCatalogue;
  readonly jobs: Pick<DrawJobs, 'findIssue'>;
}

/**
 * Creates two helpers that several routes use: the cache of past draws, and a function that finds a lottery of a brand.
 */
const createRouteHelpers = ({ db, clock, lotteryCatalogue }: DrawRoutesDeps) => {
  const past = createPastDraws(db, clock);
  const lotteryAt = (merchant: Merchant, code: string): Lottery => {
    const lottery = lotteryCatalogue.listOffers(merchant).find((offer) => offer.lottery.code === code)?.lottery;
    if (!lottery) throw new GatewayError(ErrorCode.GameUnavailable);
    return lottery;
  };
  return { past, lotteryAt };
};
type RouteHelpers = DrawRoutesDeps & ReturnType<typeof createRouteHelpers>;

/**
 * Registers the routes that list the lotteries and their issues, and the route that returns prices and limits of bets.
 */
const registerBoard = (route: Route, { db, clock, lotteryCatalogue, past, lotteryAt }: RouteHelpers): void => {
  route(lotteryMenu, ({ merchant, language, request: { prizeMode } }) => ({
    list: lotteryCatalogue.listOffers(merchant, prizeMode).map((offer) => toEntryView(offer, language)),
  }));

  route(openedNumeros, async ({ merchant, request }) => {
    const now = clock.now();
    const last = await past.last();
    const codes = [...new Set(lotteryCatalogue.listOffers(merchant).map(({ lottery }) => lottery.code))].filter(
      (code) => !request.code || code === request.code,
    );
    const list = codes.map((code) => {
      const lastDraw = last.get(code);
      return {
        code,
        current: toIssueView(currentIssue(lotteryAt(merchant, code), now)),
        last: lastDraw ? toDrawView(lastDraw) : null,
      };
    });
    return { serverTime: now.toISOString(), list };
  });

  route(nearNumeros, ({ merchant, request: { code, count } }) => {
    const now = clock.now();
    return {
      serverTime: now.toISOString(),
      list: listIssuesFrom(lotteryAt(merchant, code), now, count).map(toIssueView),
    };
  });

  route(lotteryBoard, async ({ merchant, findSession, request: { code, prizeMode, series: requestedSeries } }) => {
    const offer = lotteryCatalogue.offer(merchant, code, prizeMode);
    if (!offer) throw new GatewayError(ErrorCode.GameUnavailable);
    const session = await findSession();
    const memberSeries = session ? await loadMemberSeries(db, session.memberId) : guestSeries;
    // The requested series (payout level) can be higher than the series of the caller. For example, another member had
    // the page open before. In this case, the series of the caller is used.
    const series = Math.min(memberSeries, requestedSeries ?? memberSeries);
    const { units, maxStake, maxPrize } = getStakeLimits(merchant.currency);
    const { family } = offer.lottery;
    return {
      code,
      prizeMode,
      family,
      currency: merchant.currency,
      series: prizeMode === 'LOTT' ? series : null,
      ownSeries: prizeMode === 'LOTT' ? memberSeries : null,
      methods: methodsByFamily[family].map((method) => ({
        code: method.code,
        prices: computeBoardPrices(method, prizeMode, series).map(formatPrice),
      })),
      units: units.map(formatAmount),
      mostStake: formatAmount(maxStake),
      mostPrize: formatAmount(maxPrize),
    };
  });
};

/** Registers the routes that return past draws. */
const registerDraws = (route: Route, { jobs, past, lotteryAt }: RouteHelpers): void => {
  route(lotteryDraws, async ({ merchant, request: { code, pageNo, pageSize } }) => {
    const { list, total } = await past.page(lotteryAt(merchant, code).code, pageNo, pageSize);
    return { list: list.map(toDrawView), pageNum: pageNo, totalPages: Math.ceil(total / pageSize) };
  });

  route(lotteryDraw, async ({ merchant, request: { code, numero } }) => {
    const { family } = lotteryAt(merchant, code);
    const issue = await jobs.findIssue(code, numero);
    if (!issue) throw new GatewayError(ErrorCode.NotFound);
    const isDrawn = issue.state === 'drawn' || issue.state === 'settled';
    return {
      code,
      family,
      ...toDrawView(issue),
      closesAt: issue.closesAt.toISOString(),
      seedHash: issue.seedHash,
      root: issue.root,
      betCount: issue.betCount,
      seed: isDrawn ? issue.seed : null,
      beacon:
        issue.beaconChain && issue.beaconRound !== null
          ? { chain: issue.beaconChain, round: issue.beaconRound, signature: issue.beaconSignature }
          : null,
    };
  });
};

/** Public routes of the lotteries and their draws. */
export const drawRoutes = (route: Route, deps: DrawRoutesDeps): void => {
  const helpers = { ...deps, ...createRouteHelpers(deps) };
  registerBoard(route, helpers);
  registerDraws(route, helpers);
};
