import {
  buildPreviewUrl,
  type EditorMessage,
  normalScene,
  type PageMessage,
  type PreviewScene,
  readPageMessage,
  toPreviewData,
  type UnavailableReason,
} from '@livery/contract/operators/preview-messages';

/**
 * One of the two frames of a preview. A new page loads in the hidden frame, so that the visible frame does not flicker.
 */
interface PreviewFrame {
  readonly id: number;
  readonly url: string;
}

export interface PreviewState {
  /** The visible frame. */
  readonly shown: PreviewFrame | undefined;
  /** The hidden frame that is loading. It becomes visible when its page is painted. */
  readonly loading: PreviewFrame | undefined;
  /** Id of the last created frame. Each id is used only once. */
  readonly lastId: number;
  readonly scene: PreviewScene;
  readonly path: string;
  readonly scrollTop: number;
  /**
   * Sequence of a change that was made while a page was loading. If the loaded page is older than this change, the page
   * is loaded again.
   */
  readonly waitingSequence: number | undefined;
  /** Reason why the last load shows no app. The previous frame stays visible. */
  readonly unavailable: UnavailableReason | undefined;
  readonly isPicking: boolean;
  /**
   * Key of the text with an outline. The outline stays when the draft is composed again, and ends when the operator
   * navigates.
   */
  readonly highlight: string | null;
}

export type PreviewAction =
  /** Loads a page. Replaces a page that is still loading. */
  | { readonly type: 'load'; readonly origin: string }
  /** The draft has changed. Loads a page, or waits until the current load has ended. */
  | { readonly type: 'change'; readonly sequence: number; readonly origin: string }
  | { readonly type: 'scene'; readonly scene: PreviewScene; readonly origin: string }
  | { readonly type: 'pick'; readonly isOn: boolean }
  | {
      readonly type: 'show';
      readonly path: string;
      readonly scene: PreviewScene;
      readonly key: string;
      readonly origin: string;
    }
  | { readonly type: 'message'; readonly id: number; readonly message: PageMessage; readonly origin: string };

export const initialPreview: PreviewState = {
  shown: undefined,
  loading: undefined,
  lastId: 0,
  scene: normalScene,
  path: '/',
  scrollTop: 0,
  waitingSequence: undefined,
  unavailable: undefined,
  isPicking: false,
  highlight: null,
};

const startLoad = (state: PreviewState, origin: string): PreviewState => {
  const id = state.lastId + 1;
  const { scene, path, scrollTop } = state;
  const url = buildPreviewUrl(origin, path, { scene, scrollTop });
  return { ...state, lastId: id, waitingSequence: undefined, loading: { id, url } };
};

/** Returns true if the page that has just loaded is older than a waiting change. */
const isOutdated = ({ waitingSequence }: PreviewState, message: PageMessage): boolean =>
  waitingSequence !== undefined && !(message.type === 'ready' && message.sequence >= waitingSequence);

const receive = (state: PreviewState, id: number, message: PageMessage): PreviewState => {
  const isLoading = state.loading?.id === id;
  if (!isLoading && state.shown?.id !== id) return state;
  switch (message.type) {
    case 'ready': {
      const at = isLoading ? state : { ...state, path: message.path };
      return { ...at, unavailable: undefined, ...(isLoading && { shown: state.loading, loading: undefined }) };
    }
    case 'unavailable':
      // If the preview shows no page yet, this page is shown even without an app, because it explains the reason.
      return {
        ...state,
        unavailable: message.reason,
        ...(isLoading && { loading: undefined, shown: state.shown ?? state.loading }),
      };
    case 'navigated':
      return isLoading ? state : { ...state, path: message.path, scrollTop: 0, highlight: null };
    case 'scrolled':
      return isLoading ? state : { ...state, scrollTop: message.top };
    default:
      return state;
  }
};

/** Returns the next state of a preview. It has no side effects. */
export const reducePreview = (state: PreviewState, action: PreviewAction): PreviewState => {
  switch (action.type) {
    case 'load':
      return startLoad(state, action.origin);
    case 'change':
      return state.loading ? { ...state, waitingSequence: action.sequence } : startLoad(state, action.origin);
    case 'scene':
      return startLoad({ ...state, scene: action.scene, highlight: null }, action.origin);
    case 'show': {
      const { path, scene, key } = action;
      return startLoad({ ...state, path, scene, highlight: key, scrollTop: 0, isPicking: false }, action.origin);
    }
    case 'pick':
      return { ...state, isPicking: action.isOn };
    case 'message': {
      const next = receive(state, action.id, action.message);
      const hasLoaded = state.loading !== undefined && next.loading === undefined;
      if (!hasLoaded) return next;
      return isOutdated(next, action.message)
        ? startLoad(next, action.origin)
        : { ...next, waitingSequence: undefined };
    }
  }
};

/**
 * Sends a message to the page of a preview frame. The browser delivers the message only if the page has this `origin`.
 */
export const postToFrame = (frame: HTMLIFrameElement | null, origin: string, message: EditorMessage): void =>
  frame?.contentWindow?.postMessage(toPreviewData(message), origin);

/** Parses an event of the window. Returns undefined if a preview frame did not send the event. */
export const readFrameMessage = (
  event: MessageEvent,
  origin: string,
  frames: ReadonlyMap<number, HTMLIFrameElement>,
): { readonly id: number; readonly message: PageMessage } | undefined => {
  if (event.origin !== origin) return undefined;
  const [id] = [...frames].find(([, frame]) => frame.contentWindow === event.source) ?? [];
  const message = readPageMessage(event.data);
  return id === undefined || !message ? undefined : { id, message };
};
