/** Runs when the browser has nothing better to do, or after two seconds. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2000 });
  // Safari has no idle callback.
  else setTimeout(act, 200);
};
