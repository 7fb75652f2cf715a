import { nextFrame, nextPaint, type PageContext } from './page-context.ts';

/** Maximum milliseconds to wait until the page is high enough to scroll to a position. */
const scrollPatienceMs = 1500;
const maxErrors = 20;

const getPath = (): string => location.pathname + location.search;
const getScroller = (): Element => document.scrollingElement ?? document.documentElement;

/**
 * Scrolls to a position in pixels. While the page is still too short for this position, tries again until
 * `scrollPatienceMs` has passed.
 */
export const scrollTo = async (top: number): Promise<void> => {
  const end = performance.now() + scrollPatienceMs;
  const scroller = getScroller();
  do {
    scroller.scrollTo({ top, behavior: 'instant' });
    await nextFrame();
  } while (Math.abs(scroller.scrollTop - top) > 1 && performance.now() < end);
};

/** Calls `listener` after each change of the address. */
const onNavigation = (listener: () => void): void => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name].bind(history);
    history[name] = (...entry) => {
      real(...entry);
      listener();
    };
  }
  addEventListener('popstate', listener);
};

/** Resolves when the app has rendered its first screen and has thereby replaced the prerendered HTML of the page. */
const waitForApp = (): Promise<void> =>
  new Promise((resolve) => {
    // The app sets `texts` before its first render. The first change of the document after this is therefore caused by
    // the first render.
    let isStarted = false;
    const state: { texts?: object } = (globalThis.__livery ??= {});
    let texts: object | undefined;
    Object.defineProperty(state, 'texts', {
      configurable: true,
      get: () => texts,
      set: (value: object) => {
        texts = value;
        isStarted = true;
      },
    });
    const observer = new MutationObserver(() => {
      if (!isStarted) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });

const reportErrors = ({ post }: PageContext): void => {
  let count = 0;
  const report = (message: string): void => {
    count += 1;
    if (count <= maxErrors) post({ type: 'error', message });
  };
  addEventListener('error', ({ message }) => message && report(message));
  addEventListener('unhandledrejection', ({ reason }) =>
    report(reason instanceof Error ? reason.message : String(reason)),
  );
};

/** Reports to the editor when the page is ready. After that, reports each navigation and scroll position. */
export const reportPage = async (context: PageContext): Promise<void> => {
  const { post, sequence, isEarlier, start } = context;
  reportErrors(context);
  await waitForApp();
  await nextPaint();
  if (start.scrollTop > 0) await scrollTo(start.scrollTop);
  post({ type: 'ready', sequence, isEarlier, path: getPath(), title: document.title, scene: start.scene });

  onNavigation(() => {
    // The app sets the title when it has rendered the new screen. The title is therefore read after the next paint.
    void nextFrame()
      .then(nextPaint)
      .then(() => post({ type: 'navigated', path: getPath(), title: document.title }));
  });
  let isWaiting = false;
  document.addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      void nextFrame().then(() => {
        isWaiting = false;
        post({ type: 'scrolled', top: getScroller().scrollTop });
      });
    },
    { capture: true, passive: true },
  );
};
