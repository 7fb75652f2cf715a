import type { Browser, Page, Route } from '@playwright/test';
import { originOf, phone } from '../../src/harness/visit.ts';
import { median } from '../median.ts';

export interface Scroll {
  readonly games: number;
  /** Frames a second over the whole of the scroll. */
  readonly fps: number;
  /** Milliseconds between frames, the middle one and the one that 95 of 100 stay below. */
  readonly frameMs: { readonly median: number; readonly p95: number };
  /** Elements in the document at its largest. */
  readonly elements: number;
}

const games = 10_000;
const seconds = 8;

interface GamesAnswer {
  value: { games: Record<string, unknown>[]; pageNum: number; totalPages: number; total: number };
}

/** Answers the list with 10,000 games made of the gateway's own, so that their pictures are real. */
const multiply = async (route: Route): Promise<void> => {
  const asked = new URL(route.request().url());
  const page = Number(asked.searchParams.get('pageNo') ?? 1);
  const size = Number(asked.searchParams.get('pageSize') ?? 26);
  asked.searchParams.set('pageNo', '1');
  const response = await route.fetch({ url: asked.href });
  const answer = (await response.json()) as GamesAnswer;
  const models = answer.value.games;
  const first = (page - 1) * size;
  const made = Array.from({ length: Math.max(0, Math.min(size, games - first)) }, (_, at) => ({ ...models[at % models.length], gameId: `made-${first + at}`, nodeId: `made-${first + at}` }));
  await route.fulfill({ response, json: { ...answer, value: { games: made, pageNum: page, totalPages: Math.ceil(games / size), total: games } } });
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

/** Scrolls a category of 10,000 games for some seconds and counts the frames. */
export const measureScroll = async (browser: Browser, port: number, code: string, slowdown: number): Promise<Scroll> => {
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  await page.route('**/GCSGAME_gameList*', multiply);
  await page.goto(`${originOf(code, port)}/m/gameList?gameType=RNG`);
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
