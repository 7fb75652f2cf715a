/**
 * This file defines the messages that the editor of the console and the preview of a draft exchange by `postMessage`.
 * The preview accepts messages only from the origin of the console. The editor must send messages only to the origin
 * that `openDraftPreview` returns, and must accept messages only from this origin.
 */

/**
 * Value in every message between the editor and the preview. Messages without it, such as those of browser extensions,
 * are ignored.
 */
const mark = 'livery.preview';

/** Visitor, data and conditions that a preview shows. */
export interface PreviewScene {
  /** `member` and `agent` are demonstration accounts of the sandbox. */
  readonly visitor: 'guest' | 'member' | 'agent';
  /**
   * Responses to the calls of the page. `empty`: all lists are empty. `failed`: every call fails. `closed`: the brand
   * is under maintenance. `offline`: there is no network. `slow`: every call takes three seconds longer.
   */
  readonly calls: 'normal' | 'empty' | 'failed' | 'closed' | 'offline' | 'slow';
  /** Code of a language of the brand, like `AR`. Null for the default language of the brand. */
  readonly language: string | null;
  /** True if the page is always laid out from right to left, even in a language that is written from left to right. */
  readonly isRightToLeft: boolean;
  readonly hasReducedMotion: boolean;
  /** False to show the home without its pop-ups, as in the small images of releases. */
  readonly hasPopups: boolean;
  /** Date that the page uses as today, as `YYYY-MM-DD` in the time zone of the brand. Null for the real date. */
  readonly day: string | null;
}

export const normalScene: PreviewScene = {
  visitor: 'guest',
  calls: 'normal',
  language: null,
  isRightToLeft: false,
  hasReducedMotion: false,
  hasPopups: true,
  day: null,
};

/**
 * Scene (visitor, data and conditions) and scroll position with which a preview starts. The hash of the preview's URL
 * contains both.
 */
export interface PreviewStart {
  readonly scene: PreviewScene;
  /** Distance from the top in CSS pixels to which the page scrolls when it is ready. */
  readonly scrollTop: number;
}

/** Messages of the editor to the page. */
export type EditorMessage =
  /**
   * Shows a theme at once. `theme` has the form of `theme` in the brand file. A reload of the page removes this theme.
   */
  | { readonly type: 'theme'; readonly theme: unknown }
  /**
   * Shows texts at once. The keys are like `shell:brand.tagline`, as in `texts` of the brand file. A value of null shows
   * the text of the app again.
   */
  | { readonly type: 'texts'; readonly language: string; readonly texts: Readonly<Record<string, string | null>> }
  /** Reloads the page at the same URL with another scene (visitor, data and conditions). */
  | { readonly type: 'scene'; readonly scene: PreviewScene }
  /** Opens a path of the app, like `/m/lottery?tab=2`. */
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'scroll'; readonly top: number }
  /** While `isOn` is true, a tap on a text only sends the message `picked`. */
  | { readonly type: 'pick'; readonly isOn: boolean }
  /**
   * Requests the message `measured` with the same id. The page sends `measured` when its content no longer changes, or
   * after some seconds.
   */
  | { readonly type: 'measure'; readonly id: number }
  /**
   * Scrolls to the first text with this key and outlines it. Null removes the outline. The page then sends
   * `highlighted`.
   */
  | { readonly type: 'highlight'; readonly key: string | null };

/** Rectangle in CSS pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Visible part of a page: a text, an image, or a painted area. The position is relative to the page, not to the
 * viewport.
 */
export interface PageBox extends Rectangle {
  /** Hash of everything that is painted inside, such as colours, font, text and image URL. */
  readonly look: string;
  /** Visible text. Empty for other parts. */
  readonly text: string;
}

/** Text of the app that does not fit into its container. The position is relative to the page. */
export interface UnfitText extends Rectangle {
  /** Keys that the text can have, the most probable one first. */
  readonly keys: readonly string[];
  readonly text: string;
  /**
   * `cut`: a part of the text is not visible. `outside`: the text is partly outside of its container or of the screen.
   */
  readonly kind: 'cut' | 'outside';
}

/** Text of the app that may be the tapped text. */
export interface TextCandidate {
  /** Key as in `texts` of the brand file, like `shell:brand.tagline`. */
  readonly key: string;
  /** Text of the key before placeholders are filled in. */
  readonly text: string;
}

/** Reason why a preview does not show the app. `problems`: the draft has problems, so that it cannot be composed. */
export type UnavailableReason = 'ended' | 'problems' | 'failed';

/** Messages of the page to the editor. */
export type PageMessage =
  /** The app is painted and scrolled. `sequence` is the last operation of the draft that the page contains. */
  | {
      readonly type: 'ready';
      readonly sequence: number;
      readonly path: string;
      readonly title: string;
      readonly scene: PreviewScene;
    }
  | { readonly type: 'unavailable'; readonly reason: UnavailableReason }
  /**
   * The draft has a new operation, whose number is `sequence`. An embedded preview does not reload its page by itself.
   */
  | { readonly type: 'changed'; readonly sequence: number }
  | { readonly type: 'navigated'; readonly path: string; readonly title: string }
  | { readonly type: 'scrolled'; readonly top: number }
  /** A theme or texts were painted. `milliseconds` is the time from the message to the paint. */
  | { readonly type: 'painted'; readonly milliseconds: number }
  /** The page could not do what a message requested, or has reported an error. */
  | { readonly type: 'error'; readonly message: string }
  /**
   * Response to `measure`: the state of the page. `isStill` is false if the page was still changing at the end of the
   * waiting time.
   */
  | {
      readonly type: 'measured';
      readonly id: number;
      readonly path: string;
      readonly boxes: readonly PageBox[];
      readonly unfit: readonly UnfitText[];
      readonly isStill: boolean;
    }
  | { readonly type: 'highlighted'; readonly key: string | null; readonly isFound: boolean }
  /**
   * Tapped text. `candidates` is empty for a text that is no text of the app, such as the name of a game. `rectangle` is
   * in CSS pixels of the page's viewport.
   */
  | {
      readonly type: 'picked';
      readonly text: string;
      readonly language: string;
      readonly candidates: readonly TextCandidate[];
      readonly rectangle: Rectangle;
    };

const editorTypes: readonly string[] = [
  'theme',
  'texts',
  'scene',
  'navigate',
  'scroll',
  'pick',
  'measure',
  'highlight',
];
const pageTypes: readonly string[] = [
  'ready',
  'unavailable',
  'changed',
  'navigated',
  'scrolled',
  'painted',
  'error',
  'picked',
  'measured',
  'highlighted',
];

/** Adds to a message the value by which the receiver recognizes preview messages. Pass the result to `postMessage`. */
export const toPreviewData = (message: EditorMessage | PageMessage): object => ({ ...message, for: mark });

const readMessage = (data: unknown, types: readonly string[]): unknown => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { for: receiver, ...message } = data as { readonly for?: unknown; readonly type?: unknown };
  return receiver === mark && types.includes(String(message.type)) ? message : undefined;
};

/**
 * Returns the message of the page from the data of a `message` event. Returns undefined for other data. Check the
 * origin first.
 */
export const readPageMessage = (data: unknown): PageMessage | undefined =>
  readMessage(data, pageTypes) as PageMessage | undefined;

/**
 * Returns the message of the editor from the data of a `message` event. Returns undefined for other data. The fields
 * are not checked.
 */
export const readEditorMessage = (data: unknown): EditorMessage | undefined =>
  readMessage(data, editorTypes) as EditorMessage | undefined;

const toOption = <Value extends string>(value: unknown, values: readonly Value[], fallback: Value): Value =>
  values.find((each) => each === value) ?? fallback;

/**
 * Returns a valid scene (visitor, data and conditions of a preview). Each missing or invalid field gets its normal
 * value.
 */
export const toPreviewScene = (value: unknown): PreviewScene => {
  const scene = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof PreviewScene, unknown>
  >;
  return {
    visitor: toOption(scene.visitor, ['guest', 'member', 'agent'], 'guest'),
    calls: toOption(scene.calls, ['normal', 'empty', 'failed', 'closed', 'offline', 'slow'], 'normal'),
    language: typeof scene.language === 'string' && /^[A-Z]{2,8}$/.test(scene.language) ? scene.language : null,
    isRightToLeft: scene.isRightToLeft === true,
    hasReducedMotion: scene.hasReducedMotion === true,
    hasPopups: scene.hasPopups !== false,
    day: typeof scene.day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(scene.day) ? scene.day : null,
  };
};

const hashPrefix = '#preview=';

/**
 * Returns the URL that opens a preview at a path of the app. The hash of the URL contains the scene and the scroll
 * position.
 */
export const buildPreviewUrl = (origin: string, path: string, start: PreviewStart): string =>
  `${origin}${path.startsWith('/') ? path : '/'}${hashPrefix}${encodeURIComponent(JSON.stringify(start))}`;

/** Reads the scene and the scroll position from the hash of a preview's URL. Returns undefined for another hash. */
export const readPreviewStart = (hash: string): PreviewStart | undefined => {
  if (!hash.startsWith(hashPrefix)) return undefined;
  try {
    const { scene, scrollTop } = JSON.parse(decodeURIComponent(hash.slice(hashPrefix.length))) as Partial<PreviewStart>;
    return {
      scene: toPreviewScene(scene),
      scrollTop: typeof scrollTop === 'number' && scrollTop > 0 ? Math.min(scrollTop, 1e6) : 0,
    };
  } catch {
    return undefined;
  }
};
