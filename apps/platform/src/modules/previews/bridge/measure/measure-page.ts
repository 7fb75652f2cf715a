import type { PageMessage } from '@livery/contract/operators/preview-messages';
import { nextFrame } from '../page-context.ts';
import { hasPendingCalls } from '../pending-calls.ts';
import { listBoxes } from './list-boxes.ts';
import { listUnfitTexts } from './list-unfit-texts.ts';

/** Time without a change after which a page is still, in milliseconds. */
const restMs = 400;
/** Longest time for which a page is waited for, in milliseconds. */
const patienceMs = 12_000;

const isLoadingImages = (): boolean =>
  [...document.images].some((image) => image.loading !== 'lazy' && !image.complete && image.src !== '');

/** The app marks its screens while their code loads. */
const isLoadingScreen = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

const isLoading = (): boolean => isLoadingScreen() || isLoadingImages() || hasPendingCalls();

/** Waits until the content, the fonts and the images of the page do not change. Returns false if they still do. */
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

/** Measures the page when it is still: its visible parts, and the texts that do not fit. */
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
