import {
  buildPreviewUrl,
  type EditorMessage,
  type PageMessage,
  type PreviewScene,
  readPageMessage,
  toPreviewData,
  type UnavailableReason,
} from '@livery/contract/operators/preview-messages';

/** Time after which a page without a response counts as failed, in milliseconds. */
export const responseTimeout = 45_000;

export type Measured = Extract<PageMessage, { type: 'measured' }>;

/** Error of a page that does not show the app or does not respond. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
  readonly reason: UnavailableReason | 'timeout';

  constructor(reason: UnavailableReason | 'timeout') {
    super(`The page of the preview is not available: ${reason}`);
    this.reason = reason;
  }
}

/** Controls a preview page in a frame. */
export interface FrameDriver {
  /**
   * Loads a path of the app in a scene (visitor, language and conditions). Rejects with a FrameError if the page does
   * not show the app or does not respond.
   */
  readonly load: (place: { readonly path: string; readonly scene: PreviewScene }) => Promise<void>;
  /** Navigates the loaded page to another path. */
  readonly navigate: (path: string) => Promise<void>;
  /**
   * Waits until the page no longer changes, at most for some seconds. Resolves to the rectangles of everything visible
   * on the page, and to the texts that do not fit. If `hasBoxes` is false, it resolves sooner, without the rectangles.
   */
  readonly measure: (options: { readonly hasBoxes: boolean }) => Promise<Measured>;
  readonly send: (message: EditorMessage) => void;
  /** Removes the frame. All pending promises reject with an AbortError. */
  readonly close: () => void;
}

interface DriverOptions {
  /**
   * Element that contains the frame. Each load creates a new frame: the new URL may differ from the old URL only in
   * its hash, and then the browser does not reload the page.
   */
  readonly container: HTMLElement;
  readonly origin: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** True for a page that is only measured. The keyboard cannot reach it, and assistive technology ignores it. */
  readonly isHidden?: boolean;
  readonly onMessage?: (message: PageMessage) => void;
}

const createFrame = ({ title, className, isHidden }: DriverOptions, url: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  // The page has a different origin from the console, so it cannot remove its own sandbox.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.title = title;
  frame.src = url;
  if (className !== undefined) frame.className = className;
  frame.inert = isHidden === true;
  return frame;
};

/** Creates an object that controls a preview page in a frame. The frame does not exist until `load` is called. */
export const createFrameDriver = (options: DriverOptions): FrameDriver => {
  const { container, origin, onMessage } = options;
  const closing = new AbortController();
  let frame: HTMLIFrameElement | undefined;
  let measureId = 0;
  const listeners = new Set<(message: PageMessage) => void>();

  addEventListener(
    'message',
    (event) => {
      if (event.origin !== origin || !frame || event.source !== frame.contentWindow) return;
      const message = readPageMessage(event.data);
      if (!message) return;
      for (const listener of listeners) listener(message);
      onMessage?.(message);
    },
    { signal: closing.signal },
  );

  /**
   * Resolves to the value that `find` returns for the first matching message. `find` returns undefined for other
   * messages.
   */
  const waitFor = <Value>(find: (message: PageMessage) => Value | undefined): Promise<Value> =>
    new Promise((resolve, reject) => {
      const end = (finish: () => void): void => {
        clearTimeout(timer);
        listeners.delete(listener);
        closing.signal.removeEventListener('abort', handleAbort);
        finish();
      };
      const handleAbort = (): void => end(() => reject(closing.signal.reason as Error));
      const listener = (message: PageMessage): void => {
        if (message.type === 'unavailable') return end(() => reject(new FrameError(message.reason)));
        // If the draft has problems, the page shows an earlier version of the draft. This version must not be measured.
        if (message.type === 'ready' && message.isEarlier) return end(() => reject(new FrameError('problems')));
        const value = find(message);
        return value === undefined ? undefined : end(() => resolve(value));
      };
      const timer = setTimeout(() => end(() => reject(new FrameError('timeout'))), responseTimeout);
      if (closing.signal.aborted) return handleAbort();
      listeners.add(listener);
      closing.signal.addEventListener('abort', handleAbort);
    });

  const send = (message: EditorMessage): void => frame?.contentWindow?.postMessage(toPreviewData(message), origin);

  return {
    load: async ({ path, scene }) => {
      closing.signal.throwIfAborted();
      frame = createFrame(options, buildPreviewUrl(origin, path, { scene, scrollTop: 0 }));
      container.replaceChildren(frame);
      await waitFor(({ type }) => (type === 'ready' ? true : undefined));
    },
    navigate: async (path) => {
      const done = waitFor(({ type }) => (type === 'navigated' ? true : undefined));
      send({ type: 'navigate', path });
      await done;
    },
    measure: async ({ hasBoxes }) => {
      measureId += 1;
      const id = measureId;
      const done = waitFor((message) => (message.type === 'measured' && message.id === id ? message : undefined));
      send({ type: 'measure', id, hasBoxes });
      return done;
    },
    send,
    close: () => {
      closing.abort(new DOMException('The frame was closed', 'AbortError'));
      frame?.remove();
      frame = undefined;
    },
  };
};

/** Returns true if the error is the AbortError of a frame driver that was closed. */
export const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
