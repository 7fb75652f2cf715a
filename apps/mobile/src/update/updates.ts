import { Workbox } from 'workbox-window';
import { setPendingUpdate } from './pending-update.ts';

const workerPath = '/sw.js';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The page's policy takes script addresses only from a named source; this one gives a single address. */
const getWorkerUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('livery', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  );
};

/** Registers the service worker. A new version waits until the member takes it: nothing reloads under a game or a form. */
export const startUpdateChecks = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(getWorkerUrl());
  workbox.addEventListener('waiting', () =>
    setPendingUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  // A phone that forbids service workers still has the site.
  workbox.register().catch(() => undefined);
};
