import { tabStorage } from '@livery/kit/storage';

const storageKey = 'livery.reloadedFor';

/**
 * A deploy under an open page takes away chunks the page has yet to load: it
 * reloads once. A second failure on the same address is left to the error
 * screen, so that a broken deploy does not reload for ever.
 */
export const reloadOnChunkError = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (tabStorage.get(storageKey) === location.href || !navigator.onLine) return;
    event.preventDefault();
    tabStorage.set(storageKey, location.href);
    location.reload();
  });
};
