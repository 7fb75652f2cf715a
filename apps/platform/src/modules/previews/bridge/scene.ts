import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import { showDay } from './day.ts';
import type { PageContext } from './page-context.ts';
import { replaceBlockedStorages, separateStorages } from './storages.ts';

/** Keys in `sessionStorage` and `localStorage` that the app uses, see `libs/kit`. */
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

/** Sets the text direction to right-to-left again each time the app changes it with the language. */
const keepRightToLeft = (): void => {
  const root = document.documentElement;
  const set = (): void => {
    if (root.dir !== 'rtl') root.dir = 'rtl';
  };
  set();
  new MutationObserver(set).observe(root, { attributes: true, attributeFilter: ['dir'] });
};

const motionQuery = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/g;
/** Replaces the condition `prefers-reduced-motion` in a media query with one that is always true or always false. */
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

/** Makes the page behave as on a device with reduced motion. Canvas and video of games do not change. */
const reduceMotion = (): void => {
  const realMatchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => realMatchMedia(reduceMotionIn(query));
  const update = (): void => {
    for (const sheet of document.styleSheets)
      try {
        reduceMotionInRules(sheet.cssRules);
      } catch {
        // The style sheet is not loaded yet. It is updated at its `load` event.
      }
  };
  new MutationObserver(update).observe(document, { childList: true, subtree: true });
  document.addEventListener('load', update, true);
};

/** Removes the API for service workers, so that no file of a draft stays in a cache after its page is closed. */
const removeServiceWorker = (): void => {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
};

/**
 * Hides the scroll bar of the page. A frame on a computer has a bar that takes room, and a phone has none, so the page would
 * be narrower than on the phone.
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
  logIn(context, scene.visitor);
  if (context.isEmbedded) hideScrollBar();
  if (scene.isRightToLeft) keepRightToLeft();
  if (scene.hasReducedMotion) reduceMotion();
  if (scene.day !== null) showDay(scene.day);
};
