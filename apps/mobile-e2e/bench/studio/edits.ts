import { buildPreviewUrl, normalScene } from '@livery/contract/operators/preview-messages';
import type { Page } from '@playwright/test';
import { getConsoleOrigin } from '../../src/support/operator.ts';
import { getTimes, restMs, type Times } from './times.ts';

export interface EditResult {
  /** Times from a click on a switch in the editor until the editor has painted the page of the changed draft. */
  readonly edit: Times;
  /**
   * Times for loading the same page in a new frame, without an edit. The browser needs at least this time for an edit
   * too.
   */
  readonly load: Times;
}

const edits = 40;
const warmUps = 4;

/**
 * Adds functions to the editor page that measure times inside the page. The test program does not call the page during
 * a measurement, because each call would make the measured time longer.
 */
const addStopwatch = (page: Page, origin: string): Promise<void> =>
  page.evaluate((previewOrigin) => {
    const waitForReady = (frame: HTMLIFrameElement): Promise<void> =>
      new Promise((resolve) => {
        const handleMessage = (event: MessageEvent<{ readonly type: string }>) => {
          if (event.origin !== previewOrigin || event.source !== frame.contentWindow || event.data.type !== 'ready')
            return;
          removeEventListener('message', handleMessage);
          resolve();
        };
        addEventListener('message', handleMessage);
      });
    const getShown = (): Element | null => document.querySelector('iframe:not([inert])');
    const nextPaint = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    /** Resolves when the editor shows a frame that is not `before`. */
    const waitForSwap = (before: Element | null): Promise<void> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (getShown() === before) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
      });
    let edit: Promise<number> | undefined;
    const measureEdit = async (start: number): Promise<number> => {
      await waitForSwap(getShown());
      await nextPaint();
      return performance.now() - start;
    };
    // The time stamp of a click is the time at which the browser received the release of the mouse button.
    addEventListener('click', ({ timeStamp }) => (edit = measureEdit(timeStamp)), true);
    Object.assign(globalThis, {
      stopwatch: {
        getEdit: () => edit,
        load: async (url: string) => {
          const start = performance.now();
          const frame = document.createElement('iframe');
          frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:390px;height:700px;border:0;z-index:99';
          // The editor loads a frame with this attribute, and removes the attribute when it shows the frame. The
          // measured frame has the attribute too, so that both times are comparable.
          frame.inert = true;
          frame.src = url;
          const ready = waitForReady(frame);
          document.body.append(frame);
          await ready;
          const time = performance.now() - start;
          frame.remove();
          return time;
        },
      },
    });
  }, origin);

declare const stopwatch: {
  /** Time of the last edit. Resolves when the page of the changed draft is painted. */
  readonly getEdit: () => Promise<number>;
  readonly load: (url: string) => Promise<number>;
};

/**
 * Clicks a switch in the editor, and measures the time until the preview shows the changed page. Compares it with a
 * plain load of the same page in a frame. Edits and loads alternate.
 */
export const measureEdits = async (page: Page, editorPath: string, origin: string): Promise<EditResult> => {
  await page.goto(`${getConsoleOrigin()}${editorPath}?section=features`);
  const control = page.getByRole('switch').first();
  await control.waitFor();
  await page.locator('iframe:not([inert])').waitFor();
  await addStopwatch(page, origin);
  const url = buildPreviewUrl(origin, '/m/home', { scene: normalScene, scrollTop: 0 });
  const load = async (): Promise<number> => {
    await page.waitForTimeout(restMs);
    return page.evaluate((address) => stopwatch.load(address), url);
  };
  const edit = async (): Promise<number> => {
    await page.waitForTimeout(restMs);
    await control.click();
    await page.waitForTimeout(restMs);
    return page.evaluate(() => stopwatch.getEdit());
  };

  // The first visits start the composer (the process that builds brands) and fill the cache of the browser.
  for (let index = 0; index < warmUps; index += 1) {
    await load();
    await edit();
  }
  const times: { readonly edit: number[]; readonly load: number[] } = { edit: [], load: [] };
  for (let index = 0; index < edits; index += 1) {
    times.edit.push(await edit());
    times.load.push(await load());
  }
  return { edit: getTimes(times.edit), load: getTimes(times.load) };
};
