import type { Browser } from '@playwright/test';
import { homeIsShown, originOf, phone } from '../../src/harness/visit.ts';
import { median, quartersOf } from '../median.ts';
import { plainPageOf } from './plain-page.ts';
import { startProxy } from './proxy.ts';
import { type Paint, visit } from './visit.ts';

export interface PaintResult {
  readonly code: string;
  readonly app: Paint;
  readonly plain: Paint;
  /** App over plain page: the middle of the ratios of all pairs of visits, and the quarters between which half of them lie. */
  readonly ratio: Readonly<Record<Timed, number>>;
  readonly quarters: Readonly<Record<Timed, readonly [number, number]>>;
}

type Timed = 'firstPaint' | 'largestPaint' | 'firstTap';

/** One visit to each page, right after one another. */
interface Pair {
  readonly app: Paint;
  readonly plain: Paint;
}

const watches = 11;
/** More of them: whether a tap comes before a frame or after it is a matter of luck, and a frame is long beside what is measured. */
const taps = 101;

const medians = (watched: readonly Paint[], tapped: readonly Paint[]): Paint => ({
  firstPaint: median([...watched, ...tapped].map(({ firstPaint }) => firstPaint)),
  largestPaint: median(watched.map(({ largestPaint }) => largestPaint)),
  firstTap: median(tapped.map(({ firstTap }) => firstTap)),
  layoutShift: Math.max(...watched.map(({ layoutShift }) => layoutShift)),
});

const ratiosOf = (pairs: readonly Pair[], what: Timed): number[] =>
  pairs.map(({ app, plain }) => app[what] / plain[what]);

/** The home against a plain page with the same pictures, in pairs of which one begins with this page and the next with that, so that what else the machine does weighs on both alike. */
export const measurePaint = async (browser: Browser, gatewayPort: number, code: string): Promise<PaintResult> => {
  const proxy = await startProxy(gatewayPort);
  const origin = originOf(code, proxy.port);
  try {
    const model = await browser.newPage({ ...phone, serviceWorkers: 'block' });
    await model.goto(`${origin}/m/home`);
    await homeIsShown(model);
    await model.waitForLoadState('networkidle');
    proxy.setPage(await plainPageOf(model));
    await model.context().close();

    const pairOf = async (run: number, isTapped: boolean): Promise<Pair> => {
      const visitApp = () => visit(browser, `${origin}/m/home`, isTapped);
      const visitPlain = () => visit(browser, `${origin}/plain`, isTapped);
      if (run % 2) return { app: await visitApp(), plain: await visitPlain() };
      return { plain: await visitPlain(), app: await visitApp() };
    };
    const watched: Pair[] = [];
    const tapped: Pair[] = [];
    for (let run = 0; run < taps; run += 1) {
      if (run < watches) watched.push(await pairOf(run, false));
      tapped.push(await pairOf(run, true));
    }
    const ratios = {
      firstPaint: ratiosOf([...watched, ...tapped], 'firstPaint'),
      largestPaint: ratiosOf(watched, 'largestPaint'),
      firstTap: ratiosOf(tapped, 'firstTap'),
    };
    return {
      code,
      app: medians(
        watched.map(({ app }) => app),
        tapped.map(({ app }) => app),
      ),
      plain: medians(
        watched.map(({ plain }) => plain),
        tapped.map(({ plain }) => plain),
      ),
      ratio: {
        firstPaint: median(ratios.firstPaint),
        largestPaint: median(ratios.largestPaint),
        firstTap: median(ratios.firstTap),
      },
      quarters: {
        firstPaint: quartersOf(ratios.firstPaint),
        largestPaint: quartersOf(ratios.largestPaint),
        firstTap: quartersOf(ratios.firstTap),
      },
    };
  } finally {
    await proxy.close();
  }
};
