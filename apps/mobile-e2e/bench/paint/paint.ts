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
  /** Value of the app divided by the value of the plain page. The ratio is the median over all pairs of visits. */
  readonly ratio: Readonly<Record<PaintMetric, number>>;
  readonly quarters: Readonly<Record<PaintMetric, readonly [number, number]>>;
}

type PaintMetric = 'firstPaint' | 'largestPaint' | 'firstTap';

interface Pair {
  readonly app: Paint;
  readonly plain: Paint;
}

const paintRuns = 11;
/**
 * Number of visits that measure a tap. It is higher than `paintRuns`, because the results of taps vary more. A tap has
 * an effect only at the next frame, and the time between two frames is long compared with the measured times.
 */
const tapRuns = 101;

const computeMedians = (watched: readonly Paint[], tapped: readonly Paint[]): Paint => ({
  firstPaint: median([...watched, ...tapped].map(({ firstPaint }) => firstPaint)),
  largestPaint: median(watched.map(({ largestPaint }) => largestPaint)),
  firstTap: median(tapped.map(({ firstTap }) => firstTap)),
  layoutShift: Math.max(...watched.map(({ layoutShift }) => layoutShift)),
});

const getRatios = (pairs: readonly Pair[], metric: PaintMetric): number[] =>
  pairs.map(({ app, plain }) => app[metric] / plain[metric]);

/**
 * Compares the home page with a plain page that has the same images. The visits alternate between both pages, so that
 * other load on the machine affects both equally.
 */
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
