type Settle = (isProven: boolean) => void;

let pending: Promise<boolean> | undefined;
let settle: Settle | undefined;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

/**
 * Requests from the operator a fresh proof of identity. Resolves to true when it was given, and to false when the operator
 * cancelled. Calls at the same time share one question.
 */
export const requestStepUp = (): Promise<boolean> => {
  pending ??= new Promise<boolean>((resolve) => {
    settle = resolve;
    notify();
  });
  return pending;
};

/** Ends the open question. */
export const endStepUp = (isProven: boolean): void => {
  const resolve = settle;
  pending = undefined;
  settle = undefined;
  resolve?.(isProven);
  notify();
};

export const isStepUpRequested = (): boolean => settle !== undefined;

/** Calls `listener` when a question begins or ends. Returns a function that stops it. */
export const subscribeToStepUp = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
