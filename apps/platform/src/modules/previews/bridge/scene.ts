import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import { modeStorageKey } from '@livery/merchant/theme-mode';
import { showDay } from './day.ts';
import type { PageContext } from './page-context.ts';
import { replaceBlockedStorages, separateStorages } from './storages.ts';

/**
 * Keys of the app's entries in the browser storages. `sessionKey` is for the log-in session in `sessionStorage`,
 * `languageKey` for the chosen language in `localStorage`. See `libs/kit`.
 */
const sessionKey = 'MC_SESSION_INFO';
const languageKey = 'livery.language';
/** Key in `localStorage`. The value `1` hides the offer to switch to the browser language. */
const languageOfferKey = 'livery.languageOffer';

/**
 * Logs in to a demonstration account. The request is synchronous, so that the app starts with the session and does not
 * show the guest view first.
 */
const logIn = ({ post }: PageContext, visitor: PreviewScene['visitor']): void => {
  if (visitor === 'guest' || sessionStorage.getItem(sessionKey) !== null) return;
  const request = new XMLHttpRequest();
  try {
    request.open('POST', `/.preview/session?visitor=${visitor}`, false);
    request.send();
    if (request.status !== 200) throw new Error(`The log-in of the scene has failed with the status ${request.status}`);
    sessionStorage.setItem(sessionKey, request.responseText);
  } catch (error) {
    post({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
};

const setLanguage = (language: string | null): void => {
  localStorage.setItem(languageOfferKey, '1');
  if (language === null) localStorage.removeItem(languageKey);
  else localStorage.setItem(languageKey, language);
};

/**
 * Stores the colour mode (light or dark) of the scene in the browser storage, as if the member had chosen it. If the
 * scene has no mode, stores the mode of the brand, which the HTML contains. Call it before the script of the page reads
 * the mode.
 */
const setMode = (mode: PreviewScene['mode']): void =>
  localStorage.setItem(modeStorageKey, mode ?? document.documentElement.dataset.mode ?? '');

/**
 * Sets the text direction of the page to right-to-left, and does this again after each change. The app changes the
 * direction when it sets the language.
 */
const keepRightToLeft = (): void => {
  const root = document.documentElement;
  const set = (): void => {
    if (root.dir !== 'rtl') root.dir = 'rtl';
  };
  set();
  new MutationObserver(set).observe(root, { attributes: true, attributeFilter: ['dir'] });
};

const motionQuery = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/g;
/**
 * Replaces the condition `prefers-reduced-motion` in a media query with a condition that is always true or always
 * false.
 */
const reduceMotionIn = (query: string): string =>
  query.replace(motionQuery, (_, value: string | undefined) =>
    value === 'no-preference' ? '(max-width:0px)' : '(min-width:0px)',
  );

const reduceMotionInRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion'))
      rule.media.mediaText = reduceMotionIn(rule.media.mediaText);
    if ('cssRules' in rule) reduceMotionInRules(rule.cssRules as CSSRuleList);
  }
};

/**
 * Makes media queries for reduced motion match, in the page and in its style sheets, as on a device with reduced
 * motion. Games that draw on a canvas or play a video do not change.
 */
const reduceMotion = (): void => {
  const realMatchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => realMatchMedia(reduceMotionIn(query));
  const update = (): void => {
    for (const sheet of document.styleSheets)
      try {
        reduceMotionInRules(sheet.cssRules);
      } catch {
        // The rules of this style sheet cannot be read before it is loaded. `update` runs again at its `load` event.
      }
  };
  new MutationObserver(update).observe(document, { childList: true, subtree: true });
  document.addEventListener('load', update, true);
};

/**
 * Removes the API for service workers. Without it, the app cannot store files of a draft in a cache that would survive
 * the preview.
 */
const removeServiceWorker = (): void => {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
};

/**
 * Hides the scroll bar of the page. The scroll bar of a frame on a computer uses space, but the scroll bar on a phone
 * uses none. With a visible scroll bar, the page would be narrower than on a phone.
 */
const hideScrollBar = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html{scrollbar-width:none;scrollbar-gutter:auto!important}');
  document.adoptedStyleSheets.push(sheet);
};

/** Prepares the page for its scene: the visitor, data and conditions of the preview. Must run before the app starts. */
export const applyScene = (context: PageContext): void => {
  const { scene } = context.start;
  removeServiceWorker();
  replaceBlockedStorages();
  separateStorages(scene);
  setLanguage(scene.language);
  setMode(scene.mode);
  logIn(context, scene.visitor);
  if (context.isEmbedded) hideScrollBar();
  if (scene.isRightToLeft) keepRightToLeft();
  if (scene.hasReducedMotion) reduceMotion();
  if (scene.day !== null) showDay(scene.day);
};
