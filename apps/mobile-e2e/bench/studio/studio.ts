import { randomUUID } from 'node:crypto';
import { buildPreviewUrl, normalScene, toPreviewData } from '@livery/contract/operators/preview-messages';
import type { Browser, Page } from '@playwright/test';
import { getConsoleOrigin, logInOperator } from '../../src/support/operator.ts';
import { createLiveDraft } from '../../src/support/preview.ts';
import { median } from '../median.ts';

interface Times {
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
}

export interface StudioResult {
  readonly code: string;
  /** From the message with a theme until the page has painted it. */
  readonly theme: Times;
  /** From the request with an edit until a new frame with the recomposed page has painted. */
  readonly edit: Times;
  /** The same page in a new frame, without an edit before it: what the browser needs in any case. */
  readonly load: Times;
  /** Median of an edit, divided by the median of a load. */
  readonly ratio: number;
}

const themes = 60;
const edits = 40;

const getTimes = (values: readonly number[]): Times => ({
  median: median(values),
  p95: values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0,
});

/** Accents around the circle of hues, each of them legible on a dark page. */
const createAccent = (index: number): string => {
  const channel = (offset: number): string =>
    Math.round(190 + 60 * Math.cos((index / 12 + offset) * 2 * Math.PI))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1 / 3)}${channel(2 / 3)}`;
};

/** Adds functions to the page of the console that measure without calls of the test program in between. */
const addStopwatch = async (page: Page, origin: string): Promise<void> => {
  // tsx compiles functions with names to calls of this helper, which the browser does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate((previewOrigin) => {
    const waitFor = (frame: HTMLIFrameElement, type: string): Promise<void> =>
      new Promise((resolve) => {
        const handleMessage = (event: MessageEvent<{ readonly type: string }>) => {
          if (event.origin !== previewOrigin || event.source !== frame.contentWindow || event.data.type !== type)
            return;
          removeEventListener('message', handleMessage);
          resolve();
        };
        addEventListener('message', handleMessage);
      });
    let shown: HTMLIFrameElement | undefined;
    const load = async (url: string): Promise<void> => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:390px;height:700px;border:0;z-index:99';
      frame.src = url;
      const ready = waitFor(frame, 'ready');
      document.body.append(frame);
      await ready;
      shown?.remove();
      shown = frame;
    };
    const measure = async (task: () => Promise<void>): Promise<number> => {
      const start = performance.now();
      await task();
      return performance.now() - start;
    };
    Object.assign(globalThis, {
      stopwatch: {
        load: (url: string) => measure(() => load(url)),
        edit: (path: string, body: string, key: string, url: string) =>
          measure(async () => {
            const headers = { 'content-type': 'application/json', 'idempotency-key': key };
            const response = await fetch(path, { method: 'POST', headers, body });
            if (!response.ok) throw new Error(await response.text());
            await load(url);
          }),
        theme: (data: object) =>
          measure(async () => {
            const frame = shown as HTMLIFrameElement;
            const painted = waitFor(frame, 'painted');
            frame.contentWindow?.postMessage(data, previewOrigin);
            await painted;
          }),
      },
    });
  }, origin);
};

declare const stopwatch: {
  readonly load: (url: string) => Promise<number>;
  readonly edit: (path: string, body: string, key: string, url: string) => Promise<number>;
  readonly theme: (data: object) => Promise<number>;
};

/**
 * Measures the preview of a draft in a browser: how soon it shows a theme, and how soon it shows the recomposed page
 * after an edit, compared with a load of the same page without an edit. Edits and loads take turns.
 */
export const measureStudio = async (browser: Browser, port: number, code: string): Promise<StudioResult> => {
  process.env.LIVERY_E2E_PORT = String(port);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}/account`);
  const draft = await createLiveDraft(page, code);
  const { origin } = await draft.openPreview();
  await addStopwatch(page, origin);
  const url = buildPreviewUrl(origin, '/m/home', { scene: normalScene, scrollTop: 0 });
  const load = (): Promise<number> => page.evaluate((address) => stopwatch.load(address), url);
  const edit = (index: number): Promise<number> => {
    const operation = { id: randomUUID(), path: ['document', 'name'], from: null, to: `Name ${index}` };
    const body = JSON.stringify({ seen: 0, operations: [operation] });
    return page.evaluate(([path, data, key, address]) => stopwatch.edit(path, data, key, address), [
      `${draft.path}/operations`,
      body,
      randomUUID(),
      url,
    ] as const);
  };

  // The first visits start the composer and fill the cache of the browser.
  await load();
  await edit(0);
  const times: { readonly edit: number[]; readonly load: number[]; readonly theme: number[] } = {
    edit: [],
    load: [],
    theme: [],
  };
  for (let index = 1; index <= edits; index += 1) {
    times.edit.push(await edit(index));
    times.load.push(await load());
  }
  for (let index = 0; index < themes; index += 1) {
    const theme = { mode: 'dark', accent: createAccent(index), page: '#101418' };
    const message = toPreviewData({ type: 'theme', theme });
    times.theme.push(await page.evaluate((data) => stopwatch.theme(data), message));
  }
  await context.close();
  const result = { theme: getTimes(times.theme), edit: getTimes(times.edit), load: getTimes(times.load) };
  return { code, ...result, ratio: result.edit.median / result.load.median };
};
