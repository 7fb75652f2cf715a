import {
  normalScene,
  type PageMessage,
  type PreviewStart,
  readPreviewStart,
  toPreviewData,
  toPreviewScene,
  type UnavailableReason,
} from '@livery/contract/operators/preview-messages';

/** Facts about the page, which the gateway writes into the attributes of the script element. */
export interface PageFacts {
  /** Number of the draft's operation up to which the page was composed. */
  readonly sequence: number;
  readonly consoleOrigin: string;
  /** Origin of the real gateway that the brand file names. Empty if there is none. The page must not call it. */
  readonly gateway: string;
  /** Why the page is not the app. Undefined for the app. */
  readonly unavailable: UnavailableReason | undefined;
}

export interface PageContext extends PageFacts {
  readonly start: PreviewStart;
  /** True if the page is in a frame, as in the editor. */
  readonly isEmbedded: boolean;
  /** Sends a message to the console, if it embeds the page. */
  readonly post: (message: PageMessage) => void;
  /** Loads the page again in a scene. The scroll position is kept. */
  readonly reload: (scene?: PreviewStart['scene']) => void;
}

/** Beginning of the name of the window, which keeps the start over a reload. */
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

/** Reads the start from the hash of the address, and removes the hash, so that the app does not see it. */
const takeStart = (): PreviewStart => {
  const given = readPreviewStart(location.hash);
  if (given) history.replaceState(history.state, '', location.pathname + location.search);
  const start = given ?? readStoredStart() ?? { scene: normalScene, scrollTop: 0 };
  // A reload of the browser keeps the scene, and does not scroll again.
  storeStart({ ...start, scrollTop: 0 });
  return start;
};

const readFacts = ({ dataset }: HTMLScriptElement): PageFacts => ({
  sequence: Number(dataset.sequence),
  consoleOrigin: dataset.console ?? '',
  gateway: dataset.gateway ?? '',
  unavailable: dataset.unavailable as UnavailableReason | undefined,
});

/** Reads what the bridge knows about its page. Call it while the script element of the bridge runs. */
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

/** Resolves at the next frame. A page in the background has no frames, so there it resolves after a short time. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 60);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Resolves in a task of its own. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Resolves after the next paint: the browser paints between the functions of a frame and the next task. */
export const nextPaint = async (): Promise<void> => {
  await nextFrame();
  await nextTask();
};
