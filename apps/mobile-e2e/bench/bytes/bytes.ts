import { accountFeatures } from '@livery/account/features';
import { agentFeatures } from '@livery/agent/features';
import { gamesFeatures } from '@livery/games/features';
import type { Browser, Page } from '@playwright/test';
import { type BrandCode, initialLanguage, createVisit } from '../../src/support/fixtures.ts';
import { logIn } from '../../src/support/log-in.ts';
import { waitForHome, getOrigin, mobileViewport } from '../../src/support/mobile-viewport.ts';
import { measureBaseline } from '../baseline/build-baseline.ts';
import { measureFirstLoad } from './first-load.ts';
import { countLoaded, type LoadedBytes } from './loaded.ts';

export interface BrandBytes {
  readonly code: string;
  /** Size of the files that the home page loads before it shows its games, in bytes after brotli compression. */
  readonly first: LoadedBytes;
  /**
   * Size of all files that the home page has loaded when the browser is idle, in bytes after brotli compression. In
   * addition to `first`, it includes code that loads later, such as the carousel, the validation and the event stream.
   */
  readonly whole: LoadedBytes;
  /**
   * Total size of `first` (the first load of the home page), divided by the total size of the baseline. The baseline
   * is the minimal app with the required libraries.
   */
  readonly ratio: number;
}

interface RouteBytes {
  readonly path: string;
  /** Size of the files that this page loads in addition to the home page, in bytes after brotli compression. */
  readonly bytes: number;
}

export interface Bytes {
  readonly floor: LoadedBytes;
  readonly brands: readonly BrandBytes[];
  /** Additional size of each page, largest first. */
  readonly routes: readonly RouteBytes[];
}

const features = [...gamesFeatures, ...accountFeatures, ...agentFeatures];
const getPaths = (isGuest: boolean): string[] =>
  features
    .filter(({ access }) => (access === 'guest') === isGuest && access !== 'agent')
    .flatMap(({ routes }) => routes.map(({ path }) => path));

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
};

const brandBytes = async (browser: Browser, port: number, code: string, floor: LoadedBytes): Promise<BrandBytes> => {
  const barePage = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
  const first = await measureFirstLoad(barePage, getOrigin(code, port));
  await barePage.context().close();
  const page = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
  const loaded = countLoaded(page);
  await page.goto(`${getOrigin(code, port)}/m/home`);
  await waitForHome(page);
  await settle(page);
  const whole = await loaded.collect();
  await page.context().close();
  return { code, first, whole, ratio: first.total / floor.total };
};

const measureAdded = async (page: Page, origin: string, paths: readonly string[]): Promise<RouteBytes[]> => {
  const loaded = countLoaded(page);
  const routes: RouteBytes[] = [];
  for (const path of paths) {
    loaded.reset();
    await page.goto(`${origin}/m/home`);
    await waitForHome(page);
    await settle(page);
    await loaded.collect();
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await settle(page);
    routes.push({ path, bytes: (await loaded.collect()).total });
  }
  return routes;
};

const routeBytes = async (browser: Browser, port: number, code: BrandCode): Promise<RouteBytes[]> => {
  const guest = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
  const guestRoutes = await measureAdded(guest, getOrigin(code, port), getPaths(true));
  await guest.context().close();
  const member = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
  await logIn(createVisit(member, code, port), 'demo');
  const memberRoutes = await measureAdded(member, getOrigin(code, port), getPaths(false));
  await member.context().close();
  return [...guestRoutes, ...memberRoutes].sort((a, b) => b.bytes - a.bytes);
};

/**
 * Measures the first load of each brand's home page, the baseline of the required libraries, and the bytes that each
 * other page adds.
 */
export const measureBytes = async (browser: Browser, port: number, codes: readonly string[]): Promise<Bytes> => {
  const floor = await measureBaseline();
  const brands: BrandBytes[] = [];
  for (const code of codes) brands.push(await brandBytes(browser, port, code, floor));
  const [code = 'bituinara'] = Object.keys(initialLanguage) as BrandCode[];
  return { floor, brands, routes: await routeBytes(browser, port, code) };
};
