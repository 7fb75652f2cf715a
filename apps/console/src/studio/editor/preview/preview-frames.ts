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

/** One of the two frames of a preview. The other one loads behind it, so that nothing flickers. */
interface PreviewFrame {
  readonly id: number;
  readonly url: string;
}

export interface PreviewState {
  /** Frame that is shown. */
  readonly shown: PreviewFrame | undefined;
  /** Frame that loads. It is shown when its page is painted. */
  readonly loading: PreviewFrame | undefined;
  /** Id of the last frame. No other frame has had it. */
  readonly lastId: number;
  readonly scene: PreviewScene;
  readonly path: string;
  readonly scrollTop: number;
  /** Sequence of a change that came while a page loads. The page is loaded once more if it is older. */
  readonly waitingSequence: number | undefined;
  /** Reason for which the last load shows no app. The frame before it stays. */
  readonly unavailable: UnavailableReason | undefined;
  readonly isPicking: boolean;
  /** Key of the text that is outlined. It stays when the draft is composed again, and ends when the operator goes on. */
  readonly highlight: string | null;
}

export type PreviewAction =
  /** Loads a page, also in place of one that loads. */
  | { readonly type: 'load'; readonly origin: string }
  /** The draft has changed. Loads a page, or waits for the one that loads. */
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

/** Returns true if a page that has just loaded is older than a change that waits. */
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
      // The first page is shown in any case, because it says why there is no app.
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

/** Sends a message to a frame of the preview, and to no other page. */
export const postToFrame = (frame: HTMLIFrameElement | null, origin: string, message: EditorMessage): void =>
  frame?.contentWindow?.postMessage(toPreviewData(message), origin);

/** Reads an event of the window. Returns undefined if it does not come from a frame of the preview. */
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
