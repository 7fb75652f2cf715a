import { Workbox } from 'workbox-window';
import { setPendingUpdate } from './pending-update.ts';

const workerPath = '/sw.js';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Returns the URL of the worker. The page's Trusted Types policy allows script URLs only from a named policy; this one
 * returns a single URL.
 */
const getWorkerUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('livery', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  );
};

/**
 * Registers the service worker. A new version waits until the member accepts it, so no game and no form is reloaded.
 */
export const startUpdateChecks = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(getWorkerUrl());
  workbox.addEventListener('waiting', () =>
    setPendingUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  // On a phone that forbids service workers the site still works.
  workbox.register().catch(() => undefined);
};
