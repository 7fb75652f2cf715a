import {
  buildPreviewUrl,
  type EditorMessage,
  type PageMessage,
  type PageTarget,
  type PreviewScene,
  readPageMessage,
  toPreviewData,
  type UnavailableReason,
} from '@livery/contract/operators/preview-messages';
import { editorScene } from './editor-scene.ts';

/**
 * One of the two frames of a preview. A new page loads in the hidden frame, so that the visible frame does not flicker.
 */
interface PreviewFrame {
  readonly id: number;
  readonly url: string;
}

export interface PreviewState {
  /** The visible frame. Undefined until the first page has loaded. */
  readonly shown: PreviewFrame | undefined;
  /** The hidden frame that is loading. It becomes visible when its page is painted. */
  readonly loading: PreviewFrame | undefined;
  /** Id of the last created frame. Each id is used only once. */
  readonly lastId: number;
  readonly scene: PreviewScene;
  readonly path: string;
  readonly scrollTop: number;
  /**
   * Sequence number of the draft after a change that was made while a page was loading. If the loaded page is older
   * than this change, the page is loaded again.
   */
  readonly waitingSequence: number | undefined;
  /**
   * Reason why the page that loaded last does not show the current draft. Undefined if it shows the current draft.
   * `problems`: the draft has problems, so the page shows the last version of the draft without problems. For any other
   * reason, the previous page stays visible, if there is one.
   */
  readonly unavailable: UnavailableReason | undefined;
  readonly isPicking: boolean;
  /**
   * Part of the page that has an outline. The outline stays when the page loads again after a change, and disappears
   * when the operator navigates.
   */
  readonly highlight: PageTarget | null;
  /**
   * `found` if the page contains the outlined part, and `missing` if it does not. Undefined while the page searches for
   * the part, and if nothing is to be outlined.
   */
  readonly highlightResult: 'found' | 'missing' | undefined;
}

export type PreviewAction =
  /** Loads the page of the preview in the hidden frame. Replaces a page that is still loading. */
  | { readonly type: 'load'; readonly origin: string }
  /** Shows a change of the draft. Loads the page again, or waits if a page is already loading. */
  | { readonly type: 'change'; readonly sequence: number; readonly origin: string }
  | { readonly type: 'scene'; readonly scene: PreviewScene; readonly origin: string }
  | { readonly type: 'pick'; readonly isOn: boolean }
  | {
      readonly type: 'show';
      readonly path: string;
      readonly scene: PreviewScene;
      readonly target: PageTarget;
      readonly origin: string;
    }
  /** Shows the screen and the scene of another preview. Does nothing if this preview shows both already. */
  | { readonly type: 'follow'; readonly path: string; readonly scene: PreviewScene; readonly origin: string }
  | { readonly type: 'message'; readonly id: number; readonly message: PageMessage; readonly origin: string };

export const initialPreview: PreviewState = {
  shown: undefined,
  loading: undefined,
  lastId: 0,
  scene: editorScene,
  path: '/',
  scrollTop: 0,
  waitingSequence: undefined,
  unavailable: undefined,
  isPicking: false,
  highlight: null,
  highlightResult: undefined,
};

const noHighlight = { highlight: null, highlightResult: undefined } as const;

const startLoad = (state: PreviewState, origin: string): PreviewState => {
  const id = state.lastId + 1;
  const { scene, path, scrollTop } = state;
  const url = buildPreviewUrl(origin, path, { scene, scrollTop });
  return { ...state, lastId: id, waitingSequence: undefined, loading: { id, url } };
};

/**
 * Returns true if a change of the draft waits (`waitingSequence`), and the page that has just loaded does not contain
 * this change.
 */
const isOutdated = ({ waitingSequence }: PreviewState, message: PageMessage): boolean =>
  waitingSequence !== undefined && !(message.type === 'ready' && message.sequence >= waitingSequence);

const receive = (state: PreviewState, id: number, message: PageMessage): PreviewState => {
  const isLoading = state.loading?.id === id;
  if (!isLoading && state.shown?.id !== id) return state;
  switch (message.type) {
    case 'ready': {
      const at = isLoading ? state : { ...state, path: message.path };
      const unavailable = message.isEarlier ? ('problems' as const) : undefined;
      return { ...at, unavailable, ...(isLoading && { shown: state.loading, loading: undefined }) };
    }
    case 'unavailable':
      // The first page becomes visible even if it contains an error message and not the app, because the message
      // explains the reason.
      return {
        ...state,
        unavailable: message.reason,
        ...(isLoading && { loading: undefined, shown: state.shown ?? state.loading }),
      };
    case 'navigated':
      return isLoading ? state : { ...state, ...noHighlight, path: message.path, scrollTop: 0 };
    case 'scrolled':
      return isLoading ? state : { ...state, scrollTop: message.top };
    case 'highlighted':
      // While a new page loads, this message comes from the previous page, which is still visible. The message is
      // ignored, because it can be the result for an element that was searched before.
      if (state.loading || message.target === null || state.highlight === null) return state;
      return { ...state, highlightResult: message.isFound ? 'found' : 'missing' };
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
      return startLoad({ ...state, ...noHighlight, scene: action.scene }, action.origin);
    case 'show': {
      const { path, scene, target: highlight, origin } = action;
      const shown = { path, scene, highlight, highlightResult: undefined, scrollTop: 0, isPicking: false };
      return startLoad({ ...state, ...shown }, origin);
    }
    case 'follow': {
      const { path, scene, origin } = action;
      if (state.path === path && state.scene === scene) return state;
      return startLoad({ ...state, ...noHighlight, path, scene, scrollTop: 0 }, origin);
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
