/**
 * This file defines the messages that the editor of the console and the preview of a draft exchange by `postMessage`.
 * The preview accepts messages only from the origin of the console. The editor must send messages only to the origin
 * that `openDraftPreview` returns, and must accept messages only from this origin.
 */

/**
 * Value of the field `for` in every message between the editor and the preview. Without this value, a message is
 * ignored, because it can come from other code, such as a browser extension.
 */
const mark = 'livery.preview';

/**
 * State in which a preview shows the app, for example the kind of visitor, the responses to API calls, and the
 * language.
 */
export interface PreviewScene {
  /**
   * Kind of visitor for whom the app is shown. A member and an agent are demonstration accounts of a gateway with
   * demonstration data (sandbox).
   */
  readonly visitor: 'guest' | 'member' | 'agent';
  /**
   * Responses to the API calls of the page. `empty`: all lists are empty. `failed`: every call fails. `closed`: the
   * brand is under maintenance. `offline`: there is no network. `slow`: every call takes three seconds longer.
   */
  readonly calls: 'normal' | 'empty' | 'failed' | 'closed' | 'offline' | 'slow';
  /** Code of a language of the brand, like `AR`. Null for the default language of the brand. */
  readonly language: string | null;
  /** True to lay out the page from right to left, whatever the writing direction of its language. */
  readonly isRightToLeft: boolean;
  readonly hasReducedMotion: boolean;
  /**
   * False to show the home screen without its pop-ups, so that they do not cover it. This is used in the editor and in
   * the small images of releases.
   */
  readonly hasPopups: boolean;
  /** Date that the page uses as today, as `YYYY-MM-DD` in the time zone of the brand. Null for the real date. */
  readonly day: string | null;
  /**
   * Colour mode of the page. Null, or a mode that the brand does not have, selects the usual mode of the brand. The
   * colour mode of the operator's device has no effect.
   */
  readonly mode: 'light' | 'dark' | null;
}

export const normalScene: PreviewScene = {
  visitor: 'guest',
  calls: 'normal',
  language: null,
  isRightToLeft: false,
  hasReducedMotion: false,
  hasPopups: true,
  day: null,
  mode: null,
};

/**
 * Scene (visitor, language and conditions) and scroll position with which a preview starts. The hash of the preview's
 * URL contains both.
 */
export interface PreviewStart {
  readonly scene: PreviewScene;
  /** Distance from the top in CSS pixels to which the page scrolls when it is ready. */
  readonly scrollTop: number;
}

/** Messages that the editor sends to the page of the preview. */
export type EditorMessage =
  /**
   * Applies a theme without a reload of the page. `theme` has the form of `theme` in the brand file. A reload of the
   * page removes this theme.
   */
  | { readonly type: 'theme'; readonly theme: unknown }
  /**
   * Applies texts without a reload of the page. The keys are like `shell:brand.tagline`, as in `texts` of the brand
   * file. A value of null restores the app's own text.
   */
  | { readonly type: 'texts'; readonly language: string; readonly texts: Readonly<Record<string, string | null>> }
  /** Reloads the page at the same URL with another scene (visitor, language and conditions). */
  | { readonly type: 'scene'; readonly scene: PreviewScene }
  /** Opens a path of the app, like `/m/lottery?tab=2`. */
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'scroll'; readonly top: number }
  /**
   * While `isOn` is true, a tap on a text does nothing in the app. Instead, the page sends the message `picked` to the
   * editor.
   */
  | { readonly type: 'pick'; readonly isOn: boolean }
  /**
   * Requests the message `measured` with the same `id`. The page sends `measured` when it no longer changes, or at the
   * latest after some seconds. The boxes take most of the time of a measurement, and the page cannot paint an edit in
   * this time. If `hasBoxes` is false, the page does not measure them, and `boxes` of its response is empty.
   */
  | { readonly type: 'measure'; readonly id: number; readonly hasBoxes: boolean }
  /**
   * Scrolls to the first visible part of the page that matches `target`, and draws an outline around it. If `target` is
   * null, the page removes the outline. In both cases, the page then sends the message `highlighted`.
   */
  | { readonly type: 'highlight'; readonly target: PageTarget | null };

/**
 * Part of a page that the editor can find and outline.
 * - `text`: the text of a translation key.
 * - `color`: an element that is painted with this design token.
 * - `font`: a text in the font of headings (`display`) or in the font of all other texts (`body`).
 * - `block`: a block of the home screen. `title` is the title that the brand has set for it, and `key` is the
 *   translation key of its default title.
 * - `image`: an image of the brand.
 * - `screen`: the content of the screen below the header.
 */
export type PageTarget =
  | { readonly kind: 'text'; readonly key: string }
  | { readonly kind: 'color'; readonly token: string }
  | { readonly kind: 'font'; readonly role: 'body' | 'display' }
  | {
      readonly kind: 'block';
      readonly block: string;
      readonly title?: string | undefined;
      readonly key?: string | undefined;
    }
  | { readonly kind: 'image'; readonly image: 'logo' | 'hero' }
  | { readonly kind: 'screen' };

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
  /**
   * Hash of everything that the browser paints in this box, such as colours, font, text and image URL. Two boxes with
   * the same hash look the same.
   */
  readonly look: string;
  /** Visible text. Empty if this part of the page is not a text. */
  readonly text: string;
}

/** Text of the app that does not fit into its container. The position is relative to the page. */
export interface UnfitText extends Rectangle {
  /** Translation keys whose texts match the shown text, the most probable key first. */
  readonly keys: readonly string[];
  readonly text: string;
  /**
   * Kind of the problem. `cut`: a part of the text is not visible. `outside`: the text is partly outside of its
   * container or of the screen.
   */
  readonly kind: 'cut' | 'outside';
}

/** Translation of the app that matches the text on which the operator tapped in the preview. */
export interface TextCandidate {
  /** Key as in `texts` of the brand file, like `shell:brand.tagline`. */
  readonly key: string;
  /** Text of the key before placeholders are filled in. */
  readonly text: string;
}

/**
 * Reason why a preview does not show the app. `ended`: its URL is no longer valid. `problems`: the draft has problems,
 * so its app cannot be built. `failed`: the app could not be built for another reason.
 */
export type UnavailableReason = 'ended' | 'problems' | 'failed';

/** Messages that the page of the preview sends to the editor. */
export type PageMessage =
  /**
   * The app is painted, and the page is scrolled to the requested position. `sequence` is the number of the last draft
   * operation that the page contains. `isEarlier` is true if the draft has problems now. The page then shows the draft
   * as it was before it had problems.
   */
  | {
      readonly type: 'ready';
      readonly sequence: number;
      readonly isEarlier: boolean;
      readonly path: string;
      readonly title: string;
      readonly scene: PreviewScene;
    }
  | { readonly type: 'unavailable'; readonly reason: UnavailableReason }
  | { readonly type: 'navigated'; readonly path: string; readonly title: string }
  | { readonly type: 'scrolled'; readonly top: number }
  /**
   * A theme or texts from the editor were painted. `milliseconds` is the time from the receipt of the editor's
   * message to the paint.
   */
  | { readonly type: 'painted'; readonly milliseconds: number }
  /** The page was not able to do what a message requested, or a script of the page has failed. */
  | { readonly type: 'error'; readonly message: string }
  /**
   * Response to `measure`. `shown` lists the translation keys of all visible texts. `isStill` is false if the page had
   * not stopped changing when it was measured.
   */
  | {
      readonly type: 'measured';
      readonly id: number;
      readonly path: string;
      readonly boxes: readonly PageBox[];
      readonly unfit: readonly UnfitText[];
      readonly shown: readonly string[];
      readonly isStill: boolean;
    }
  /** Response to `highlight`. `isFound` is false if no visible part of the page matched `target` for some seconds. */
  | { readonly type: 'highlighted'; readonly target: PageTarget | null; readonly isFound: boolean }
  /**
   * Text on which the operator tapped. `candidates` is empty if the text does not come from the translations of the
   * app, such as the name of a game. `rectangle` is the position of the text in the viewport, in CSS pixels.
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
  'navigated',
  'scrolled',
  'painted',
  'error',
  'picked',
  'measured',
  'highlighted',
];

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalText = (value: unknown): value is string | undefined => value === undefined || isText(value);

/** Returns the value if it is a valid target of a `highlight` message. Returns null for any other value. */
export const toPageTarget = (value: unknown): PageTarget | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, key, token, role, block, title, image } = value as Readonly<Record<string, unknown>>;
  if (kind === 'text') return isText(key) ? { kind, key } : null;
  if (kind === 'color') return isText(token) && /^[a-z-]{1,40}$/.test(token) ? { kind, token } : null;
  if (kind === 'font') return role === 'body' || role === 'display' ? { kind, role } : null;
  if (kind === 'image') return image === 'logo' || image === 'hero' ? { kind, image } : null;
  if (kind === 'block')
    return isText(block) && isOptionalText(title) && isOptionalText(key) ? { kind, block, title, key } : null;
  return kind === 'screen' ? { kind } : null;
};

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
 * Converts a value to a scene (the visitor, the language and the conditions of a preview). Each missing or invalid
 * field gets its default.
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
    mode: scene.mode === 'light' || scene.mode === 'dark' ? scene.mode : null,
  };
};

const hashPrefix = '#preview=';

/**
 * Returns the URL that opens a preview at a path of the app. The hash of the URL contains the scene (visitor, language
 * and conditions) and the scroll position.
 */
export const buildPreviewUrl = (origin: string, path: string, start: PreviewStart): string =>
  `${origin}${path.startsWith('/') ? path : '/'}${hashPrefix}${encodeURIComponent(JSON.stringify(start))}`;

/**
 * Reads the scene (visitor, language and conditions) and the scroll position from the hash of a preview's URL. Returns
 * undefined for another hash.
 */
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
