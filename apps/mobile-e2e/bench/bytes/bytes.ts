import { accountFeatures } from '@livery/account/features';
import { agentFeatures } from '@livery/agent/features';
import { gamesFeatures } from '@livery/games/features';
import type { Browser, Page } from '@playwright/test';
import { type BrandCode, openingLanguage, visitOf } from '../../src/harness/fixtures.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { homeIsShown, originOf, phone } from '../../src/harness/visit.ts';
import { floorBytes } from '../floor/build-floor.ts';
import { firstLoadOf } from './first-load.ts';
import { countLoaded, type Loaded } from './loaded.ts';

export interface BrandBytes {
  readonly code: string;
  /** What the home needs before it shows its games. */
  readonly first: Loaded;
  /** All that the home has fetched once the browser is idle: carousel, checks, live events. */
  readonly whole: Loaded;
  /** First load over floor. */
  readonly ratio: number;
}

interface RouteBytes {
  readonly path: string;
  /** Brotli bytes that the screen adds to a home that is loaded. */
  readonly bytes: number;
}

export interface Bytes {
  readonly floor: Loaded;
  readonly brands: readonly BrandBytes[];
  /** The largest first. */
  readonly routes: readonly RouteBytes[];
}

const features = [...gamesFeatures, ...accountFeatures, ...agentFeatures];
const pathsFor = (isGuest: boolean): string[] =>
  features
    .filter(({ access }) => (access === 'guest') === isGuest && access !== 'agent')
    .flatMap(({ routes }) => routes.map(({ path }) => path));

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
};

const brandBytes = async (browser: Browser, port: number, code: string, floor: Loaded): Promise<BrandBytes> => {
  const bare = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  const first = await firstLoadOf(bare, originOf(code, port));
  await bare.context().close();
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  const loaded = countLoaded(page);
  await page.goto(`${originOf(code, port)}/m/home`);
  await homeIsShown(page);
  await settle(page);
  const whole = await loaded.take();
  await page.context().close();
  return { code, first, whole, ratio: first.total / floor.total };
};

const addedBy = async (page: Page, origin: string, paths: readonly string[]): Promise<RouteBytes[]> => {
  const loaded = countLoaded(page);
  const routes: RouteBytes[] = [];
  for (const path of paths) {
    loaded.forget();
    await page.goto(`${origin}/m/home`);
    await homeIsShown(page);
    await settle(page);
    await loaded.take();
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await settle(page);
    routes.push({ path, bytes: (await loaded.take()).total });
  }
  return routes;
};

const routeBytes = async (browser: Browser, port: number, code: BrandCode): Promise<RouteBytes[]> => {
  const guest = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  const open = await addedBy(guest, originOf(code, port), pathsFor(true));
  await guest.context().close();
  const member = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  await logIn(visitOf(member, code, port), 'demo');
  const closed = await addedBy(member, originOf(code, port), pathsFor(false));
  await member.context().close();
  return [...open, ...closed].sort((a, b) => b.bytes - a.bytes);
};

/** First load of each brand's home against the bare floor of the mandated libraries, and what further screens add. */
export const measureBytes = async (browser: Browser, port: number, codes: readonly string[]): Promise<Bytes> => {
  const floor = await floorBytes();
  const brands: BrandBytes[] = [];
  for (const code of codes) brands.push(await brandBytes(browser, port, code, floor));
  const [code = 'bituinara'] = Object.keys(openingLanguage) as BrandCode[];
  return { floor, brands, routes: await routeBytes(browser, port, code) };
};
