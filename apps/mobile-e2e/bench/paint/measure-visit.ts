import type { Browser } from '@playwright/test';
import { mobileViewport } from '../../src/support/mobile-viewport.ts';

/**
 * Times of a visit, in milliseconds since the start of the navigation. `firstTap` is the time of the first tap that
 * had an effect, or 0 if there was no such tap. `layoutShift` is not a time, but Chromium's layout shift score.
 */
export interface Paint {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly firstTap: number;
  readonly layoutShift: number;
}

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const processorSlowdown = 4;
/** Duration of a visit without taps, in milliseconds. It is long enough for the largest contentful paint. */
const watchDurationMs = 10_000;
/**
 * Milliseconds until the first check, and until the second check if the first one has found nothing. A check reads
 * whether a tap has selected the second tab. The first wait is long, because a check uses processor time of the page
 * and would make the tap slower.
 */
const tapDurationsMs = [1000, 2000];
/**
 * Milliseconds before the measurement starts. In this time, the browser finishes its own work on a new page, which
 * would make the measured visit slower.
 */
const settleMs = 400;

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  tap: number;
}

/**
 * Runs in the page before any other script. Records paints and layout shifts. Taps the second tab of the page until the
 * tab is selected, and records the time at which it is selected.
 */
const observePage = (): void => {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, tap: 0 };
  (globalThis as unknown as { observed: Observed }).observed = observed;
  const observeEntries = (
    type: string,
    use: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  };
  observeEntries('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  observeEntries('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime));
  observeEntries('layout-shift', (entry) => {
    if (!entry.hadRecentInput) observed.cls += entry.value ?? 0;
  });
  const isSelected = (tab: Element | undefined): boolean =>
    tab?.getAttribute('aria-selected') === 'true' || tab?.hasAttribute('aria-current') === true;
  const tapEveryMs = 10;
  const press = setInterval(() => {
    // Reads the time of the first paint by polling. The browser calls a `PerformanceObserver` only when the page is
    // idle, but a person can tap before that.
    observed.fcp ||= performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    if (!observed.fcp) return;
    const other = [...document.querySelectorAll<HTMLElement>('[role=tab]')][1];
    if (!isSelected(other)) other?.click();
    if (!isSelected([...document.querySelectorAll('[role=tab]')][1])) return;
    observed.tap = performance.now();
    clearInterval(press);
  }, tapEveryMs);
};

/**
 * Measures one visit with an empty cache, on a slow 4G network and a processor that is four times slower. If `taps`
 * is true, also measures a tap: it taps the second tab again and again until the tab is selected.
 */
export const measureVisit = async (browser: Browser, url: string, taps: boolean): Promise<Paint> => {
  const page = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const script = `var __name = (named) => named; (${observePage})();`;
  await page.addInitScript(taps ? script : script.replace(/other\?\.click\(\)/, 'void 0'));
  await page.waitForTimeout(settleMs);
  await page.goto(url, { waitUntil: 'commit' });
  const observeAfter = async (ms: number): Promise<Observed> => {
    await page.waitForTimeout(ms);
    return page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
  };
  let observed: Observed = { fcp: 0, lcp: 0, cls: 0, tap: 0 };
  for (const ms of taps ? tapDurationsMs : [watchDurationMs]) if (!observed.tap) observed = await observeAfter(ms);
  const { fcp, lcp, cls, tap } = observed;
  await page.context().close();
  // Without this error, the result would be 0, which looks like the fastest visit.
  if (taps && tap === 0) throw new Error(`No tap had a response in time: ${url}`);
  return { firstPaint: fcp, largestPaint: lcp, firstTap: tap, layoutShift: cls };
};
