import type { PageMessage } from '@livery/contract/operators/preview-messages';
import { nextFrame } from '../page-context.ts';
import { hasPendingCalls } from '../pending-calls.ts';
import { listBoxes } from './list-boxes.ts';
import { listUnfitTexts } from './list-unfit-texts.ts';

/** Milliseconds without a change after which a page counts as stable. */
const restMs = 400;
/** Maximum number of milliseconds to wait until a page is stable. */
const patienceMs = 12_000;

const isLoadingImages = (): boolean =>
  [...document.images].some((image) => image.loading !== 'lazy' && !image.complete && image.src !== '');

/** The app sets `aria-busy` on a screen while its code is loading. */
const isLoadingScreen = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

const isLoading = (): boolean => isLoadingScreen() || isLoadingImages() || hasPendingCalls();

/** Waits until content, fonts and images no longer change. Returns false if they still change after `patienceMs`. */
const waitUntilStill = async (): Promise<boolean> => {
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

/** Waits until the page is stable. Then measures its visible boxes and the texts that do not fit. */
export const measurePage = async (id: number): Promise<PageMessage> => {
  const isStill = await waitUntilStill();
  return {
    type: 'measured',
    id,
    path: location.pathname + location.search,
    boxes: listBoxes(),
    unfit: listUnfitTexts(),
    isStill,
  };
};
