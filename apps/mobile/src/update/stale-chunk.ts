import { tabStorage } from '@livery/kit/storage';

const key = 'livery.reloadedFor';

/**
 * A deploy under an open page takes away chunks the page has yet to load: it
 * reloads once. A second failure on the same address is left to the error
 * screen, so that a broken deploy does not reload for ever.
 */
export const reloadOnceOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (tabStorage.get(key) === location.href || !navigator.onLine) return;
    event.preventDefault();
    tabStorage.set(key, location.href);
    location.reload();
  });
};
