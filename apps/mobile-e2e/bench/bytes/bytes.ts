import { accountFeatures } from '@livery/account/features';
import { agentFeatures } from '@livery/agent/features';
import { gamesFeatures } from '@livery/games/features';
import type { Browser } from '@playwright/test';
import { homeIsShown, originOf, phone } from '../../src/harness/visit.ts';
import { floorBytes } from '../floor/build-floor.ts';
import { countLoaded, type Loaded } from './loaded.ts';

export interface BrandBytes {
  readonly code: string;
  /** Until the home shows its games. */
  readonly home: Loaded;
  /** What the home fetches afterwards, when the browser is idle. */
  readonly idle: Loaded;
  /** Home over floor. */
  readonly ratio: number;
}

export interface Bytes {
  readonly floor: Loaded;
  readonly brands: readonly BrandBytes[];
  /** What a further screen adds to a loaded home, for a guest, the largest first. */
  readonly routes: readonly { readonly path: string; readonly bytes: number }[];
}

const paths = [...gamesFeatures, ...accountFeatures, ...agentFeatures].flatMap(({ routes }) => routes.map(({ path }) => path));

const homeOf = async (browser: Browser, port: number, code: string, floor: Loaded): Promise<BrandBytes> => {
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  const loaded = countLoaded(page);
  await page.goto(`${originOf(code, port)}/m/home`);
  await homeIsShown(page);
  const home = await loaded.take();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  const idle = await loaded.take();
  await page.close();
  return { code, home, idle, ratio: home.total / floor.total };
};

const routesOf = async (browser: Browser, port: number, code: string): Promise<Bytes['routes']> => {
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  const loaded = countLoaded(page);
  const routes: { path: string; bytes: number }[] = [];
  for (const path of paths) {
    await page.goto(`${originOf(code, port)}/m/home`);
    await homeIsShown(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2500);
    await loaded.take();
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    routes.push({ path, bytes: (await loaded.take()).total });
  }
  await page.close();
  return routes.sort((a, b) => b.bytes - a.bytes);
};

/** First load of each brand's home against the bare floor of the mandated libraries, and what further screens add. */
export const measureBytes = async (browser: Browser, port: number, codes: readonly string[]): Promise<Bytes> => {
  const floor = await floorBytes();
  const brands: BrandBytes[] = [];
  for (const code of codes) brands.push(await homeOf(browser, port, code, floor));
  return { floor, brands, routes: await routesOf(browser, port, codes[0] ?? '') };
};
