import type { BrowserContext, Page } from '@playwright/test';

/** Colour and text of an element in the preview. */
interface Look {
  /** Like `rgb(240, 184, 60)`. */
  readonly color: string;
  readonly text: string;
}

/** Value that a person has entered into a field of the editor. */
interface Input {
  /** Time in milliseconds since 1970 at which the browser received the key or the move of the pointer. */
  readonly at: number;
  /** Text of a text field, or the colour that belongs to the position of a slider, like `#f0b83c`. */
  readonly value: string;
}

interface Paint extends Look {
  /** Time in milliseconds since 1970 at which the preview had painted the look, in a frame that the editor shows. */
  readonly at: number;
}

/** Inputs and paints, in the order of their times. */
export interface Recording {
  readonly inputs: readonly Input[];
  readonly paints: readonly Paint[];
}

interface FrameMessage {
  readonly bench?: 'painted' | 'clock';
  readonly at: number;
  readonly look: Look;
}

declare const recorder: {
  readonly read: () => Recording;
  readonly compareClocks: () => Promise<number>;
};

/**
 * Runs in each preview frame. Observes the selected item of the navigation, whose icon and text have the accent colour.
 * After a frame in which this item looks different, sends the time to the editor page.
 */
const watchFrame = (): void => {
  if (!location.hostname.includes('.preview.')) return;
  const getTime = (): number => performance.timeOrigin + performance.now();
  const send = (message: object): void => parent.postMessage({ ...message, at: getTime() }, '*');
  let last = '';
  const check = (): void => {
    requestAnimationFrame(check);
    const item = document.querySelector('nav a[aria-current="page"]');
    if (!item) return;
    const look = { color: getComputedStyle(item).color, text: item.textContent };
    const key = JSON.stringify(look);
    if (key === last) return;
    last = key;
    // The browser paints after the animation frame callbacks, and then starts a new task.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => send({ bench: 'painted', look }), { once: true });
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(check);
  addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
    if (data.bench === 'clock') send({ bench: 'clock' });
  });
};

/** Runs in the editor page. Records the inputs of the person, and the paints of the preview frames. */
const recordEditor = (): void => {
  if (!location.hostname.startsWith('console.')) return;
  const getTime = (): number => performance.timeOrigin + performance.now();
  const inputs: Input[] = [];
  const paints: (Paint & { readonly frame: Element })[] = [];
  /** Times at which the editor had made the frames visible. */
  const shownAt = new Map<Element, number>();
  let receivedAt = 0;
  for (const type of ['keydown', 'pointerdown', 'pointermove'])
    addEventListener(type, ({ timeStamp }) => (receivedAt = performance.timeOrigin + timeStamp), true);
  // React has rendered the change when the event reaches the window, so the text field of a colour contains the colour
  // that the slider has selected.
  addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    const source = field.type === 'range' ? field.closest('fieldset')?.querySelector('input') : field;
    inputs.push({ at: receivedAt, value: source?.value ?? '' });
  });
  addEventListener('message', ({ data, source }: MessageEvent<FrameMessage>) => {
    if (data.bench !== 'painted') return;
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
    if (frame) paints.push({ ...data.look, at: data.at, frame });
  });
  new MutationObserver(() => {
    const frame = document.querySelector('iframe:not([inert])');
    if (!frame || shownAt.has(frame)) return;
    shownAt.set(frame, Infinity);
    requestAnimationFrame(() => setTimeout(() => shownAt.set(frame, getTime())));
  }).observe(document, { attributes: true, childList: true, subtree: true });
  /** Returns the difference between the clock of the visible frame and the clock of the page, in milliseconds. */
  const compareOnce = async (): Promise<{ readonly trip: number; readonly difference: number }> => {
    const start = getTime();
    const at = await new Promise<number>((resolve) => {
      const handleMessage = ({ data }: MessageEvent<FrameMessage>): void => {
        if (data.bench !== 'clock') return;
        removeEventListener('message', handleMessage);
        resolve(data.at);
      };
      addEventListener('message', handleMessage);
      document
        .querySelector<HTMLIFrameElement>('iframe:not([inert])')
        ?.contentWindow?.postMessage({ bench: 'clock' }, '*');
    });
    const end = getTime();
    return { trip: end - start, difference: at - (start + end) / 2 };
  };
  Object.assign(globalThis, {
    recorder: {
      read: (): Recording => ({
        inputs,
        paints: paints
          .map(({ frame, ...paint }) => ({ ...paint, at: Math.max(paint.at, shownAt.get(frame) ?? Infinity) }))
          .filter(({ at }) => at < Infinity)
          .toSorted((one, other) => one.at - other.at),
      }),
      compareClocks: async (): Promise<number> => {
        const results = [];
        for (let index = 0; index < 20; index += 1) results.push(await compareOnce());
        return results.toSorted((one, other) => one.trip - other.trip)[0]?.difference ?? Infinity;
      },
    },
  });
};

/** Adds the code that records inputs and paints to all pages of a browser context that are opened later. */
export const addRecorder = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(watchFrame);
  await context.addInitScript(recordEditor);
};

/** Returns everything that has been recorded since the page was opened. */
export const readRecording = (page: Page): Promise<Recording> => page.evaluate(() => recorder.read());

/**
 * Throws an error if the clocks of the editor and of the preview frame differ by more than a millisecond. Both are
 * different origins, which can run in different processes.
 */
export const checkClocks = async (page: Page): Promise<void> => {
  const difference = await page.evaluate(() => recorder.compareClocks());
  if (Math.abs(difference) > 1)
    throw new Error(`The clocks of the editor and the preview differ by ${difference} ms. Run the benchmark again.`);
};
