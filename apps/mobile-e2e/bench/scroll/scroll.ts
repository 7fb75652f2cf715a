import type { Browser, Page, Route } from '@playwright/test';
import { getOrigin, mobileViewport } from '../../src/support/mobile-viewport.ts';
import { median } from '../median.ts';

export interface ScrollResult {
  readonly games: number;
  /** Average frames per second from the start to the end of the scroll. */
  readonly fps: number;
  /** Milliseconds between frames: median and 95th percentile. */
  readonly frameMs: { readonly median: number; readonly p95: number };
  /** Highest number of DOM elements during the scroll. */
  readonly elements: number;
}

const games = 10_000;
const seconds = 8;

interface GamesResponse {
  readonly value: { readonly games: readonly Record<string, unknown>[] };
}

/** Loads a page of real games from the gateway. The 10,000 games of the benchmark are copies of these games. */
const fetchModelGames = (page: Page, code: string): Promise<GamesResponse> =>
  page.evaluate(async (merchant) => {
    const response = await fetch('/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&pageNo=1&pageSize=104', {
      headers: { Merchant: merchant },
    });
    return (await response.json()) as GamesResponse;
  }, code);

/** Returns a route handler that responds to the list request with 10,000 games, which are copies of the given games. */
const respondWithManyGames =
  (response: GamesResponse) =>
  (route: Route): Promise<void> => {
    const query = new URL(route.request().url()).searchParams;
    const page = Number(query.get('pageNo') ?? 1);
    const size = Number(query.get('pageSize') ?? 26);
    const first = (page - 1) * size;
    const models = response.value.games;
    const generatedGames = Array.from({ length: Math.max(0, Math.min(size, games - first)) }, (_, at) => ({
      ...models[(first + at) % models.length],
      gameId: `made-${first + at}`,
      nodeId: `made-${first + at}`,
    }));
    return route.fulfill({
      json: {
        ...response,
        value: { games: generatedGames, pageNum: page, totalPages: Math.ceil(games / size), total: games },
      },
    });
  };

const scrollAndCount = (page: Page): Promise<{ gaps: number[]; elements: number }> =>
  page.evaluate(async (length) => {
    const gaps: number[] = [];
    let elements = 0;
    const start = performance.now();
    let before = start;
    while (before - start < length * 1000) {
      const now = await new Promise<number>(requestAnimationFrame);
      gaps.push(now - before);
      before = now;
      scrollBy(0, 60);
      if (gaps.length % 30 === 0) elements = Math.max(elements, document.getElementsByTagName('*').length);
    }
    return { gaps, elements };
  }, seconds);

/**
 * Scrolls a list of 10,000 games for 8 seconds, and measures the time between frames and the number of DOM elements.
 * The processor is slower by the factor `slowdown`.
 */
export const measureScroll = async (
  browser: Browser,
  port: number,
  code: string,
  slowdown: number,
): Promise<ScrollResult> => {
  const page = await browser.newPage({ ...mobileViewport, serviceWorkers: 'block' });
  await page.goto(`${getOrigin(code, port)}/robots.txt`);
  await page.route('**/GCSGAME_gameList*', respondWithManyGames(await fetchModelGames(page, code)));
  await page.goto(`${getOrigin(code, port)}/m/slotsCenter`);
  await page.locator('main img').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { gaps, elements } = await scrollAndCount(page);
  await page.context().close();
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    games,
    fps: gaps.length / seconds,
    frameMs: { median: median(gaps), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 },
    elements,
  };
};
