/** The app takes over: the drawn shell no longer answers taps, and is no longer hidden. */
export const leaveShell = (): void => {
  (globalThis as { __shell?: AbortController }).__shell?.abort();
  delete document.documentElement.dataset.shell;
};
