/** Runs when the browser has nothing better to do, or after two seconds. */
export const runWhenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
  // Safari has no idle callback.
  else setTimeout(callback, 200);
};
