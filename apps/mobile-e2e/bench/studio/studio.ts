import { buildPreviewUrl, normalScene, toPreviewData } from '@livery/contract/operators/preview-messages';
import type { Browser, Page } from '@playwright/test';
import { getConsoleOrigin, logInOperator } from '../../src/support/operator.ts';
import { createLiveDraft } from '../../src/support/preview.ts';
import { median } from '../median.ts';

interface Times {
  /** Median of the measured times, in milliseconds. */
  readonly median: number;
  readonly p95: number;
}

export interface StudioResult {
  readonly code: string;
  /** Times from the message that sends a new theme to the preview frame until the preview has painted the theme. */
  readonly theme: Times;
  /** Times from a click on a switch in the editor until the editor has painted the page of the changed draft. */
  readonly edit: Times;
  /**
   * Times for loading the same page in a new frame, without an edit. The browser needs at least this time for an edit
   * too.
   */
  readonly load: Times;
  /** Median time of an edit, divided by the median time of a load. */
  readonly ratio: number;
}

const themes = 60;
const edits = 40;
const warmUps = 4;
/** Time between two measurements, in milliseconds. */
const restMs = 1000;

const getTimes = (values: readonly number[]): Times => ({
  median: median(values),
  p95: values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0,
});

/**
 * Creates an accent colour for `index`. The colours are distributed over the hue circle, and each colour is legible
 * on a dark page.
 */
const createAccent = (index: number): string => {
  const channel = (offset: number): string =>
    Math.round(190 + 60 * Math.cos((index / 12 + offset) * 2 * Math.PI))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1 / 3)}${channel(2 / 3)}`;
};

/**
 * Adds functions to the editor page that measure times inside the page. The test program does not call the page during
 * a measurement, because each call would make the measured time longer.
 */
const addStopwatch = async (page: Page, origin: string): Promise<void> => {
  // tsx adds calls of its helper `__name` to functions. The browser does not have this helper, so the code defines it
  // in the page.
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
    const getShown = (): HTMLIFrameElement =>
      document.querySelector<HTMLIFrameElement>('iframe:not([inert])') as HTMLIFrameElement;
    const nextPaint = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    /** Resolves when the editor shows a frame that is not `before`. */
    const waitForSwap = (before: HTMLIFrameElement): Promise<void> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (getShown() === before) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
      });
    const measure = async (task: () => Promise<void>): Promise<number> => {
      const start = performance.now();
      await task();
      return performance.now() - start;
    };
    Object.assign(globalThis, {
      stopwatch: {
        load: (url: string) =>
          measure(async () => {
            const frame = document.createElement('iframe');
            frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:390px;height:700px;border:0;z-index:99';
            // The editor loads a frame with this attribute, and removes the attribute when it shows the frame. The
            // measured frame has the attribute too, so that both times are comparable.
            frame.inert = true;
            frame.src = url;
            const ready = waitFor(frame, 'ready');
            document.body.append(frame);
            await ready;
            frame.remove();
          }),
        edit: (control: HTMLElement) =>
          measure(async () => {
            const swapped = waitForSwap(getShown());
            control.click();
            await swapped;
            await nextPaint();
          }),
        theme: (data: object) =>
          measure(async () => {
            const frame = getShown();
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
  readonly edit: (control: HTMLElement | SVGElement) => Promise<number>;
  readonly theme: (data: object) => Promise<number>;
};

/**
 * Measures the preview in the editor of a draft. Measures the time until the preview shows a new theme, and the time
 * until it shows the changed page after a click on a switch. Compares the second time with a plain load of the same
 * page in a frame. Edits and loads alternate.
 */
export const measureStudio = async (browser: Browser, port: number, code: string): Promise<StudioResult> => {
  process.env.LIVERY_E2E_PORT = String(port);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await logInOperator(page, 'owner@example.com');
  await page.goto(`${getConsoleOrigin()}/account`);
  const draft = await createLiveDraft(page, code);
  const { origin } = await draft.openPreview();
  await page.goto(`${getConsoleOrigin()}${draft.editorPath}?section=features`);
  const control = page.getByRole('switch').first();
  await control.waitFor();
  await page.locator('iframe:not([inert])').waitFor();
  await addStopwatch(page, origin);
  const url = buildPreviewUrl(origin, '/m/home', { scene: normalScene, scrollTop: 0 });
  /**
   * Waits as long as an operator waits between two edits. In this time, the page finishes its work on the last edit,
   * such as the check of the draft.
   */
  const rest = (): Promise<void> => page.waitForTimeout(restMs);
  const load = async (): Promise<number> => {
    await rest();
    return page.evaluate((address) => stopwatch.load(address), url);
  };
  const edit = async (): Promise<number> => {
    await rest();
    return control.evaluate((element) => stopwatch.edit(element));
  };

  // The first visits start the composer (the process that builds brands) and fill the cache of the browser.
  for (let index = 0; index < warmUps; index += 1) {
    await load();
    await edit();
  }
  const times: { readonly edit: number[]; readonly load: number[]; readonly theme: number[] } = {
    edit: [],
    load: [],
    theme: [],
  };
  for (let index = 0; index < edits; index += 1) {
    times.edit.push(await edit());
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
