import type { EditorMessage, PageMessage } from '@livery/contract/operators/preview-messages';
import { nextFrame } from '../page-context.ts';
import { hasPendingCalls } from '../pending-calls.ts';
import { listBoxes } from './list-boxes.ts';
import { listShownKeys } from './list-shown-keys.ts';
import { listUnfitTexts } from './list-unfit-texts.ts';

/** Milliseconds without a change after which the measurement treats the page as stable. */
const restMs = 400;
/** Maximum number of milliseconds to wait until a page is stable. */
const patienceMs = 12_000;

const isLoadingImages = (): boolean =>
  [...document.images].some((image) => image.loading !== 'lazy' && !image.complete && image.src !== '');

/** Returns true while the code of a screen is loading. During this time, the app sets `aria-busy` on the screen. */
const isLoadingScreen = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

const isLoading = (): boolean => isLoadingScreen() || isLoadingImages() || hasPendingCalls();

/** Waits until content, fonts and images no longer change. Returns false if they still change after `patienceMs`. */
export const waitUntilStill = async (): Promise<boolean> => {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const end = performance.now() + patienceMs;
  try {
    await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    while (performance.now() < end) {
      await nextFrame();
      if (performance.now() - changedAt >= restMs && !isLoading()) return true;
    }
    return false;
  } finally {
    observer.disconnect();
  }
};

/**
 * Waits until the page is stable or the maximum time has passed. Then measures the visible boxes of the page, the
 * texts that do not fit, and the keys of all visible texts. The returned message contains `id`, the number of the
 * editor's request.
 */
export const measurePage = async ({
  id,
  hasBoxes,
}: Extract<EditorMessage, { type: 'measure' }>): Promise<PageMessage> => {
  const isStill = await waitUntilStill();
  return {
    type: 'measured',
    id: Number(id),
    path: location.pathname + location.search,
    boxes: hasBoxes ? listBoxes() : [],
    unfit: listUnfitTexts(),
    shown: listShownKeys(),
    isStill,
  };
};
