import { ErrorCode } from '@livery/contract/errors';
import {
  lotteryBoard,
  lotteryDraw,
  lotteryDraws,
  lotteryMenu,
  nearNumeros,
  openedNumeros,
} from '@livery/contract/lottery';
import { methodsOf } from '@livery/contract/lottery/rules';
import { formatAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { seriesOf } from '../line-rebates/line.ts';
import { boardPrices, formatPrice, guestSeries } from './board-prices.ts';
import type { DrawJobs } from './draw-jobs.ts';
import { issuesFrom, issueView, type Lottery, openIssue } from './draw-times.ts';
import type { LotteryBook } from './lottery-book.ts';
import { createPastDraws } from './past-draws.ts';
import { stakesOf } from './stakes.ts';
import { drawView, entryView } from './views.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly book: LotteryBook;
  readonly jobs: Pick<DrawJobs, 'findIssue'>;
}

/** What everyone may see of the lotteries. */
export const drawRoutes = (route: Route, { db, clock, book, jobs }: Needs): void => {
  const past = createPastDraws(db, clock);

  const lotteryAt = (merchant: Merchant, code: string): Lottery => {
    const lottery = book.offersOf(merchant).find((offer) => offer.lottery.code === code)?.lottery;
    if (!lottery) throw new GatewayError(ErrorCode.GameUnavailable);
    return lottery;
  };

  route(lotteryMenu, ({ merchant, language, request: { prizeMode } }) => ({
    list: book.offersOf(merchant, prizeMode).map((offer) => entryView(offer, language)),
  }));

  route(openedNumeros, async ({ merchant, request }) => {
    const now = clock.now();
    const last = await past.last();
    const codes = [...new Set(book.offersOf(merchant).map(({ lottery }) => lottery.code))].filter(
      (code) => !request.code || code === request.code,
    );
    const list = codes.map((code) => {
      const drawn = last.get(code);
      return {
        code,
        current: issueView(openIssue(lotteryAt(merchant, code), now)),
        last: drawn ? drawView(drawn) : null,
      };
    });
    return { serverTime: now.toISOString(), list };
  });

  route(nearNumeros, ({ merchant, request: { code, count } }) => {
    const now = clock.now();
    return { serverTime: now.toISOString(), list: issuesFrom(lotteryAt(merchant, code), now, count).map(issueView) };
  });

  route(lotteryBoard, async ({ merchant, findSession, request: { code, prizeMode, series: asked } }) => {
    const offer = book.offer(merchant, code, prizeMode);
    if (!offer) throw new GatewayError(ErrorCode.GameUnavailable);
    const session = await findSession();
    const own = session ? await seriesOf(db, session.memberId) : guestSeries;
    // The page may have been opened by somebody with a higher one: it is shown what its member can have.
    const series = Math.min(own, asked ?? own);
    const { units, mostStake, mostPrize } = stakesOf(merchant.currency);
    const { family } = offer.lottery;
    return {
      code,
      prizeMode,
      family,
      currency: merchant.currency,
      series: prizeMode === 'LOTT' ? series : null,
      ownSeries: prizeMode === 'LOTT' ? own : null,
      methods: methodsOf[family].map((method) => ({
        code: method.code,
        prices: boardPrices(method, prizeMode, series).map(formatPrice),
      })),
      units: units.map(formatAmount),
      mostStake: formatAmount(mostStake),
      mostPrize: formatAmount(mostPrize),
    };
  });

  route(lotteryDraws, async ({ merchant, request: { code, pageNo, pageSize } }) => {
    const { list, total } = await past.page(lotteryAt(merchant, code).code, pageNo, pageSize);
    return { list: list.map(drawView), pageNum: pageNo, totalPages: Math.ceil(total / pageSize) };
  });

  route(lotteryDraw, async ({ merchant, request: { code, numero } }) => {
    const { family } = lotteryAt(merchant, code);
    const issue = await jobs.findIssue(code, numero);
    if (!issue) throw new GatewayError(ErrorCode.NotFound);
    const isDrawn = issue.state === 'drawn' || issue.state === 'settled';
    return {
      code,
      family,
      ...drawView(issue),
      closesAt: issue.closesAt.toISOString(),
      seedHash: issue.seedHash,
      root: issue.root,
      betCount: issue.betCount,
      seed: isDrawn ? issue.seed : null,
    };
  });
};
