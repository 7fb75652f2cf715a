import { Workbox } from 'workbox-window';

const workerPath = '/sw.js';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Returns the URL of the service worker script. The Content Security Policy of the page requires that the Trusted Types
 * policy `livery` creates each script URL. This policy always returns the same URL.
 */
const getWorkerUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('livery', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  );
};

/**
 * Registers the service worker. A new version waits until the member accepts it, so that a reload does not interrupt a
 * game or a form. `onWaiting` receives a function that activates the new version and reloads the page.
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
  // Ignores the failure, because the site also works on a phone that forbids service workers.
  workbox.register().catch(() => undefined);
};
