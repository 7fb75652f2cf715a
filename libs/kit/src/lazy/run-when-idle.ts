/** Runs the callback when the browser is idle, or at the latest after two seconds. */
export const runWhenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
  // Safari does not support `requestIdleCallback`.
  else setTimeout(callback, 200);
};
