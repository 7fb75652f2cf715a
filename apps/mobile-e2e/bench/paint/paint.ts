import type { Browser } from '@playwright/test';
import { waitForHome, getOrigin, mobileViewport } from '../../src/support/mobile-viewport.ts';
import { median, getQuartiles } from '../median.ts';
import { createPlainPage } from './plain-page.ts';
import { startProxy } from './proxy.ts';
import { type Paint, measureVisit } from './measure-visit.ts';

export interface PaintResult {
  readonly code: string;
  readonly app: Paint;
  readonly plain: Paint;
  /** App over plain page: the middle of the ratios of all pairs of visits, and the quarters between which half of them lie. */
  readonly ratio: Readonly<Record<PaintMetric, number>>;
  readonly quarters: Readonly<Record<PaintMetric, readonly [number, number]>>;
}

type PaintMetric = 'firstPaint' | 'largestPaint' | 'firstTap';

/** One visit to each page, right after one another. */
interface Pair {
  readonly app: Paint;
  readonly plain: Paint;
}

const paintRuns = 11;
/** More of them: whether a tap comes before a frame or after it is a matter of luck, and a frame is long beside what is measured. */
const tapRuns = 101;

const computeMedians = (watched: readonly Paint[], tapped: readonly Paint[]): Paint => ({
  firstPaint: median([...watched, ...tapped].map(({ firstPaint }) => firstPaint)),
  largestPaint: median(watched.map(({ largestPaint }) => largestPaint)),
  firstTap: median(tapped.map(({ firstTap }) => firstTap)),
  layoutShift: Math.max(...watched.map(({ layoutShift }) => layoutShift)),
});

const getRatios = (pairs: readonly Pair[], metric: PaintMetric): number[] =>
  pairs.map(({ app, plain }) => app[metric] / plain[metric]);

/** The home against a plain page with the same pictures, in pairs of which one begins with this page and the next with that, so that what else the machine does weighs on both alike. */
export const measurePaint = async (browser: Browser, gatewayPort: number, code: string): Promise<PaintResult> => {
  const proxy = await startProxy(gatewayPort);
  const origin = getOrigin(code, proxy.port);
  try {
    const model = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
    await model.goto(`${origin}/m/home`);
    await waitForHome(model);
    await model.waitForLoadState('networkidle');
    proxy.setPage(await createPlainPage(model));
    await model.context().close();

    const measurePair = async (run: number, isTapped: boolean): Promise<Pair> => {
      const visitApp = () => measureVisit(browser, `${origin}/m/home`, isTapped);
      const visitPlain = () => measureVisit(browser, `${origin}/plain`, isTapped);
      if (run % 2) return { app: await visitApp(), plain: await visitPlain() };
      return { plain: await visitPlain(), app: await visitApp() };
    };
    const watched: Pair[] = [];
    const tapped: Pair[] = [];
    for (let run = 0; run < tapRuns; run += 1) {
      if (run < paintRuns) watched.push(await measurePair(run, false));
      tapped.push(await measurePair(run, true));
    }
    const ratios = {
      firstPaint: getRatios([...watched, ...tapped], 'firstPaint'),
      largestPaint: getRatios(watched, 'largestPaint'),
      firstTap: getRatios(tapped, 'firstTap'),
    };
    return {
      code,
      app: computeMedians(
        watched.map(({ app }) => app),
        tapped.map(({ app }) => app),
      ),
      plain: computeMedians(
        watched.map(({ plain }) => plain),
        tapped.map(({ plain }) => plain),
      ),
      ratio: {
        firstPaint: median(ratios.firstPaint),
        largestPaint: median(ratios.largestPaint),
        firstTap: median(ratios.firstTap),
      },
      quarters: {
        firstPaint: getQuartiles(ratios.firstPaint),
        largestPaint: getQuartiles(ratios.largestPaint),
        firstTap: getQuartiles(ratios.firstTap),
      },
    };
  } finally {
    await proxy.close();
  }
};
