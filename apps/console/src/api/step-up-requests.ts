type Settle = (isProven: boolean) => void;

let pending: Promise<boolean> | undefined;
let settle: Settle | undefined;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

/**
 * Asks the operator for a fresh proof of identity. Resolves to true if the operator gives the proof, and to false if
 * the operator cancels. Simultaneous calls share one dialog.
 */
export const requestStepUp = (): Promise<boolean> => {
  pending ??= new Promise<boolean>((resolve) => {
    settle = resolve;
    notify();
  });
  return pending;
};

/** Ends the open request for a proof of identity. Its promise resolves to `isProven`. */
export const endStepUp = (isProven: boolean): void => {
  const resolve = settle;
  pending = undefined;
  settle = undefined;
  resolve?.(isProven);
  notify();
};

export const isStepUpRequested = (): boolean => settle !== undefined;

/**
 * Calls `listener` when a request for a proof of identity begins or ends. Returns a function that removes the listener.
 */
export const subscribeToStepUp = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
