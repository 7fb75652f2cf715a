import type { Browser } from '@playwright/test';
import { homeIsShown, originOf, phone } from '../../src/harness/visit.ts';
import { median } from '../median.ts';
import { plainPageOf } from './plain-page.ts';
import { startProxy } from './proxy.ts';
import { type Paint, visit } from './visit.ts';

export interface PaintResult {
  readonly code: string;
  readonly app: Paint;
  readonly plain: Paint;
  /** App over plain page; of the shift, the app's own. */
  readonly ratio: Pick<Paint, 'firstPaint' | 'largestPaint' | 'firstTap'>;
}

const watches = 11;
/** More of them: whether a tap comes before a frame or after it is a matter of luck, and a frame is long beside what is measured. */
const taps = 61;

const medians = (watched: readonly Paint[], tapped: readonly Paint[]): Paint => ({
  firstPaint: median(watched.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(watched.map(({ largestPaint }) => largestPaint)),
  firstTap: median(tapped.map(({ firstTap }) => firstTap)),
  layoutShift: Math.max(...watched.map(({ layoutShift }) => layoutShift)),
});

/** The home against a plain page with the same pictures, in turns, so that what else the machine does weighs on both alike. */
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

    const seen: Record<'app' | 'plain', { watched: Paint[]; tapped: Paint[] }> = { app: { watched: [], tapped: [] }, plain: { watched: [], tapped: [] } };
    for (let run = 0; run < taps; run += 1) {
      for (const [name, path] of [['plain', '/plain'], ['app', '/m/home']] as const) {
        if (run < watches) seen[name].watched.push(await visit(browser, origin + path, false));
        seen[name].tapped.push(await visit(browser, origin + path, true));
      }
    }
    const app = medians(seen.app.watched, seen.app.tapped);
    const plain = medians(seen.plain.watched, seen.plain.tapped);
    const ratio = { firstPaint: app.firstPaint / plain.firstPaint, largestPaint: app.largestPaint / plain.largestPaint, firstTap: app.firstTap / plain.firstTap };
    return { code, app, plain, ratio };
  } finally {
    await proxy.close();
  }
};
