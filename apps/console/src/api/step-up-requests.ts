type Settle = (isProven: boolean) => void;

let pending: Promise<boolean> | undefined;
let settle: Settle | undefined;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

/**
 * Opens a dialog in which the operator proves their identity again with a passkey or a code. Resolves to true if the
 * operator gives the proof, and to false if the operator cancels. While the dialog is open, another call returns the
 * same promise.
 */
export const requestStepUp = (): Promise<boolean> => {
  pending ??= new Promise<boolean>((resolve) => {
    settle = resolve;
    notify();
  });
  return pending;
};

/**
 * Ends the request for a proof of identity that `requestStepUp` has started. The promise of `requestStepUp` resolves to
 * `isProven`, which is true if the operator has given the proof.
 */
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
