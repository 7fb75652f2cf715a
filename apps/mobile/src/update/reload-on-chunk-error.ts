import { tabStorage } from '@livery/kit/storage';

const storageKey = 'livery.reloadedFor';

/**
 * Reloads the page once when a chunk is missing, because a deploy removes chunks that an open page has not loaded yet.
 * A second failure at the same address shows the error screen, so that a broken deploy does not reload forever.
 */
export const reloadOnChunkError = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (tabStorage.get(storageKey) === location.href || !navigator.onLine) return;
    event.preventDefault();
    tabStorage.set(storageKey, location.href);
    location.reload();
  });
};
