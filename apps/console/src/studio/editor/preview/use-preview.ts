import type { EditorMessage, PageMessage, PageTarget, PreviewScene } from '@livery/contract/operators/preview-messages';
import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useOpenDraftPreviewMutation } from '../../drafts/drafts.api.ts';
import { useEditor } from '../model/editor-context.ts';
import {
  initialPreview,
  postToFrame,
  type PreviewAction,
  type PreviewState,
  readFrameMessage,
  reducePreview,
} from './preview-frames.ts';
import { createReadyGate } from './ready-gate.ts';
import { useInstantChanges } from './use-instant-changes.ts';

/**
 * Maximum time in milliseconds for which a change of the draft waits for the end of the current page load. After this
 * time, the current load is replaced by a load with the change.
 */
const patienceMs = 10_000;
/** Margin in milliseconds. The editor extends the validity of the preview URL this long before the URL expires. */
const marginMs = 60_000;

/** Text on which the operator has tapped in the preview. `candidates` are the translation keys that have this text. */
export interface PickedText extends Pick<Extract<PageMessage, { type: 'picked' }>, 'text' | 'candidates'> {
  /** Code of the language of the preview. Undefined for the default language of the brand. */
  readonly language: string | undefined;
}

export interface PreviewOptions {
  readonly draftId: string;
  /** Number of the last edit operation that the gateway has stored. */
  readonly sequence: number;
  /** True while the gateway has not received all edits of the draft. */
  readonly isPending: boolean;
  /** Called when the operator has tapped a text. */
  readonly onPick: (picked: PickedText) => void;
  /** Width of the screen in CSS pixels. When the width changes, the preview measures again which texts do not fit. */
  readonly width: number;
  readonly onMeasure: (message: Extract<PageMessage, { type: 'measured' }>, scene: PreviewScene) => void;
}

interface Address {
  readonly origin: string;
  readonly endsAt: string;
}

/** Creates the URL of the preview, and extends the validity of the URL while the editor is open. */
const useAddress = (draftId: string) => {
  const { brand } = useEditor();
  const [open] = useOpenDraftPreviewMutation();
  const [address, setAddress] = useState<Address>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    open({ brand, draftId })
      .unwrap()
      .then((value) => {
        setAddress(value);
        setError(undefined);
      }, setError);
  }, [open, brand, draftId]);
  useEffect(load, [load]);
  const endsAt = address?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const timer = setTimeout(load, Math.max(marginMs, Date.parse(endsAt) - Date.now() - marginMs));
    return () => clearTimeout(timer);
  }, [load, endsAt]);
  return { origin: address?.origin, error, retry: load };
};

/**
 * Calls `reload` when the base of the draft (the brand or file from which it inherits values) has a new version. The
 * other reloads depend on the sequence number of the draft, which a new version of the base does not change.
 */
const useBaseReload = (reload: () => unknown): void => {
  const { base } = useEditor();
  const last = useRef(base);
  const reloadLatest = useEffectEvent(reload);
  useEffect(() => {
    const isNewVersion = base !== undefined && base !== last.current && base.name === last.current?.name;
    last.current = base ?? last.current;
    if (isNewVersion) reloadLatest();
  }, [base]);
};

interface LoadOptions {
  readonly origin: string | undefined;
  readonly sequence: number;
  readonly state: PreviewState;
  readonly dispatch: Dispatch<PreviewAction>;
}

/** Loads the page again after each change of the draft or of its base. */
const useLoads = ({ origin, sequence, state, dispatch }: LoadOptions): void => {
  useEffect(() => {
    if (origin !== undefined) dispatch({ type: 'change', sequence, origin });
  }, [origin, sequence, dispatch]);
  const loadingId = state.loading?.id;
  const isWaiting = state.waitingSequence !== undefined;
  useEffect(() => {
    if (origin === undefined || !isWaiting) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'load', origin }), patienceMs);
    return () => clearTimeout(timer);
  }, [origin, isWaiting, loadingId, dispatch]);
  useBaseReload(() => origin !== undefined && dispatch({ type: 'load', origin }));
};

interface ShownFrameOptions extends Pick<PreviewOptions, 'width'> {
  readonly origin: string | undefined;
  readonly state: PreviewState;
  readonly frames: RefObject<ReadonlyMap<number, HTMLIFrameElement>>;
}

/** Sends a message to the page in the frame with this id. Does nothing if there is no such frame. */
const postToPage = (
  frames: ShownFrameOptions['frames'],
  { id, origin }: { readonly id: number | undefined; readonly origin: string | undefined },
  message: EditorMessage,
): void => {
  if (id !== undefined && origin !== undefined) postToFrame(frames.current.get(id) ?? null, origin, message);
};

/**
 * Sends the state of the editor to the visible page: whether a tap selects a text, and which part has an outline. Also
 * requests a measurement of the texts when another page, screen or width is visible.
 */
const useShownFrame = ({ origin, state, frames, width }: ShownFrameOptions): void => {
  const { isPicking, highlight, path } = state;
  const shownId = state.shown?.id;
  useEffect(() => {
    postToPage(frames, { id: shownId, origin }, { type: 'pick', isOn: isPicking });
  }, [frames, origin, shownId, isPicking]);
  useEffect(() => {
    postToPage(frames, { id: shownId, origin }, { type: 'highlight', target: highlight });
  }, [frames, origin, shownId, highlight]);
  useEffect(() => {
    if (shownId !== undefined)
      postToPage(frames, { id: shownId, origin }, { type: 'measure', id: shownId, hasBoxes: false });
  }, [frames, origin, shownId, path, width]);
};

/**
 * State of the preview of a draft: its frames, its scene (visitor, language and conditions), and the functions that
 * control it.
 */
export const usePreview = ({ draftId, sequence, isPending, onPick, width, onMeasure }: PreviewOptions) => {
  const { origin, error, retry } = useAddress(draftId);
  const [state, dispatch] = useReducer(reducePreview, initialPreview);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const shownId = state.shown?.id;
  const loadingId = state.loading?.id;
  const { catchUp } = useInstantChanges({
    origin,
    isPending,
    language: state.scene.language,
    frames,
    shownId,
    loadingId,
  });
  const { scene, isPicking } = state;
  const handlers = useRef({ onPick, onMeasure, catchUp, scene, isPicking, isCurrent: true });
  useEffect(() => {
    // A measurement is ignored while a page loads, because the visible page can still show another screen or language.
    // It is also ignored if the visible page shows an earlier version of the draft.
    const isCurrent = loadingId === undefined && state.unavailable === undefined;
    handlers.current = { onPick, onMeasure, catchUp, scene, isPicking, isCurrent };
  });
  useEffect(() => {
    if (origin === undefined) return undefined;
    const passGate = createReadyGate();
    const handleMessage = (event: MessageEvent) => {
      const received = readFrameMessage(event, origin, frames.current);
      if (!received) return;
      const { message } = received;
      const { scene: shownScene, isCurrent, isPicking: isOn, ...on } = handlers.current;
      if (message.type === 'picked') on.onPick({ ...message, language: shownScene.language ?? undefined });
      else if (message.type === 'measured') {
        if (isCurrent) on.onMeasure(message, shownScene);
      } else {
        // The page must pick texts before it is visible. Otherwise, an early tap would open a link of the app.
        if (message.type === 'ready' && isOn)
          postToFrame(frames.current.get(received.id) ?? null, origin, { type: 'pick', isOn });
        for (const each of passGate(received, () => on.catchUp(received.id)))
          dispatch({ type: 'message', ...each, origin });
      }
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [origin]);
  useLoads({ origin, sequence, state, dispatch });
  useShownFrame({ origin, state, frames, width });
  return {
    state,
    error,
    retry,
    frameRef: (id: number) => (element: HTMLIFrameElement | null) => {
      if (element) frames.current.set(id, element);
      else frames.current.delete(id);
    },
    reload: () => {
      if (origin !== undefined) dispatch({ type: 'load', origin });
    },
    setScene: (scene: PreviewScene) => {
      if (origin !== undefined) dispatch({ type: 'scene', scene, origin });
    },
    /**
     * Opens a screen in a scene (visitor, language and conditions), and outlines a part of it. Undefined until the
     * preview has an address.
     */
    show:
      origin === undefined
        ? undefined
        : (path: string, scene: PreviewScene, target: PageTarget) =>
            dispatch({ type: 'show', path, scene, target, origin }),
    setPicking: (isOn: boolean) => dispatch({ type: 'pick', isOn }),
    /** Shows the screen and the scene of another preview. Undefined until this preview has an address. */
    follow:
      origin === undefined
        ? undefined
        : (path: string, followed: PreviewScene) => dispatch({ type: 'follow', path, scene: followed, origin }),
  };
};
