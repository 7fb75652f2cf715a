import { Workbox } from 'workbox-window';

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
 * `onWaiting` receives the function that activates it and reloads the page.
 */
export const startUpdateChecks = (onWaiting: (applyUpdate: () => void) => void): void => {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(getWorkerUrl());
  workbox.addEventListener('waiting', () =>
    onWaiting(() => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  // On a phone that forbids service workers the site still works.
  workbox.register().catch(() => undefined);
};
