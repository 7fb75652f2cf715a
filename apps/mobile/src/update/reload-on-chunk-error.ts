import { tabStorage } from '@livery/kit/storage';

const storageKey = 'livery.reloadedFor';

/**
 * Reloads the page once if a chunk is missing, because a deploy removes chunks that an open page may still need. If the
 * load fails again at the same address, the error screen is shown. Otherwise a broken deploy would reload the page
 * forever.
 */
export const reloadOnChunkError = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (tabStorage.get(storageKey) === location.href || !navigator.onLine) return;
    event.preventDefault();
    tabStorage.set(storageKey, location.href);
    location.reload();
  });
};
