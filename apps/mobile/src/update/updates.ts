import { Workbox } from 'workbox-window';
import { announceUpdate } from './update-store.ts';

/** Registers the service worker. A new version waits until the member takes it: nothing reloads under a game or a form. */
export const startUpdates = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () =>
    announceUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  // A phone that forbids service workers still has the site.
  workbox.register().catch(() => undefined);
};
