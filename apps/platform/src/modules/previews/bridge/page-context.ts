import {
  normalScene,
  type PageMessage,
  type PreviewStart,
  readPreviewStart,
  toPreviewData,
  toPreviewScene,
  type UnavailableReason,
} from '@livery/contract/operators/preview-messages';

/**
 * Facts about the page of a preview. The gateway writes them into the attributes of the script element of the
 * preview.
 */
export interface PageFacts {
  /** Sequence number of the last operation (edit) of the draft that is included in the page. */
  readonly sequence: number;
  /** Hash of the content of the draft that the page shows. Undefined for a release and for an error page. */
  readonly content: string | undefined;
  /** True if the current draft has problems. The page then shows the last state of the draft that had no problems. */
  readonly isEarlier: boolean;
  readonly consoleOrigin: string;
  /**
   * Origin of the real gateway from the brand file. Empty if the brand file names no gateway. A preview must not call
   * the real gateway.
   */
  readonly gateway: string;
  /** Reason why the page shows an error instead of the app. Undefined if it shows the app. */
  readonly unavailable: UnavailableReason | undefined;
}

export interface PageContext extends PageFacts {
  readonly start: PreviewStart;
  /** True if the page is in a frame, as in the editor. */
  readonly isEmbedded: boolean;
  /** Sends a message to the console that embeds the page in a frame. Does nothing if the page is not in a frame. */
  readonly post: (message: PageMessage) => void;
  /**
   * Reloads the page and restores the scroll position. `scene` contains the new conditions of the preview, such as its
   * visitor. If absent, the conditions stay the same.
   */
  readonly reload: (scene?: PreviewStart['scene']) => void;
}

/**
 * Prefix of `window.name` of a preview. The start options are stored in this property, because it does not change when
 * the page reloads.
 */
const namePrefix = 'livery.preview:';

const readStoredStart = (): PreviewStart | undefined => {
  if (!window.name.startsWith(namePrefix)) return undefined;
  try {
    const { scene, scrollTop } = JSON.parse(window.name.slice(namePrefix.length)) as Partial<PreviewStart>;
    return { scene: toPreviewScene(scene), scrollTop: Number(scrollTop) || 0 };
  } catch {
    return undefined;
  }
};

const storeStart = (start: PreviewStart): void => void (window.name = namePrefix + JSON.stringify(start));

/** Reads the start options from the URL hash or `window.name`. Removes the hash, so that the app does not see it. */
const takeStart = (): PreviewStart => {
  const given = readPreviewStart(location.hash);
  if (given) history.replaceState(history.state, '', location.pathname + location.search);
  const start = given ?? readStoredStart() ?? { scene: normalScene, scrollTop: 0 };
  // If the user reloads the page, it starts with the same scene (the conditions of the preview), but at the top.
  storeStart({ ...start, scrollTop: 0 });
  return start;
};

const readFacts = ({ dataset }: HTMLScriptElement): PageFacts => ({
  sequence: Number(dataset.sequence),
  content: dataset.content,
  isEarlier: dataset.earlier === 'true',
  consoleOrigin: dataset.console ?? '',
  gateway: dataset.gateway ?? '',
  unavailable: dataset.unavailable as UnavailableReason | undefined,
});

/**
 * Collects the facts about the page. Call this function directly when the preview script runs, because
 * `document.currentScript` is null in later callbacks.
 */
export const readPageContext = (): PageContext => {
  const facts = readFacts(document.currentScript as HTMLScriptElement);
  const start = takeStart();
  const isEmbedded = window.parent !== window;
  return {
    ...facts,
    start,
    isEmbedded,
    post: (message) => {
      if (isEmbedded) window.parent.postMessage(toPreviewData(message), facts.consoleOrigin);
    },
    reload: (scene = start.scene) => {
      storeStart({ scene, scrollTop: document.scrollingElement?.scrollTop ?? 0 });
      location.reload();
    },
  };
};

/**
 * Resolves at the next animation frame. Resolves after 60 ms at the latest, because a page in the background gets no
 * animation frames.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 60);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Resolves in a new task of the event loop. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/**
 * Resolves after the next paint. The browser calls the animation frame callbacks, then paints, and then starts a new
 * task.
 */
export const nextPaint = async (): Promise<void> => {
  await nextFrame();
  await nextTask();
};
