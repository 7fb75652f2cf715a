/** Runs the callback when the browser is idle, at the latest after two seconds. */
export const runWhenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
  // Safari has no idle callback.
  else setTimeout(callback, 200);
};
