import { Workbox } from 'workbox-window';

const workerPath = '/sw.js';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Returns the URL of the service worker script. The page's Content Security Policy accepts a script URL only from the
 * Trusted Types policy `livery`. This policy returns only this one URL, so it cannot load any other script.
 */
const getWorkerUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('livery', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  );
};

/** Minimum milliseconds between two requests of a page for a new version of the app. */
export const minCheckIntervalMs = 5 * 60_000;
/** Milliseconds between two periodic checks, without the random part. */
export const checkIntervalMs = 15 * 60_000;
/**
 * Maximum random part of the interval, in milliseconds. Without it, all pages that opened at the same time would
 * request the new version at the same time.
 */
const maxJitterMs = 3 * 60_000;

/**
 * Checks for a new version while the page is open: when the visitor returns to the page, and about every fifteen
 * minutes. The browser itself checks only when it loads a page, and the app shows its screens without a page load. A
 * hidden page and a page without a connection do not check.
 */
const checkPeriodically = (registration: ServiceWorkerRegistration): void => {
  let checkedAt = Date.now();
  const check = (): void => {
    const isDue = Date.now() - checkedAt >= minCheckIntervalMs;
    if (!isDue || document.visibilityState === 'hidden' || !navigator.onLine) return;
    checkedAt = Date.now();
    // A failed check needs no handling, because the next check will find the new version.
    registration.update().catch(() => undefined);
  };
  const schedule = (): void => {
    setTimeout(
      () => {
        check();
        schedule();
      },
      checkIntervalMs + Math.random() * maxJitterMs,
    );
  };
  document.addEventListener('visibilitychange', check);
  schedule();
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
  workbox
    .register()
    .then((registration) => registration && checkPeriodically(registration))
    .catch(() => undefined);
};
