import { toastLongMs, toastShortMs } from '@livery/contract/constants';

export const toastDurations = { short: toastShortMs, long: toastLongMs } as const;

export interface Toast {
  readonly type: 'info' | 'success' | 'fail' | 'offline' | 'loading';
  readonly message: string;
  /** Milliseconds; `toastDurations.short` unless given. */
  readonly duration?: number;
}

type Listener = (toast: Toast) => void;
const listeners = new Set<Listener>();
const waiting: Toast[] = [];

/** Shows a message over whatever screen is there. What is said before the toaster has loaded waits for it. */
export const showToast = (toast: Toast): void => {
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
};

export const onToast = (listener: Listener): (() => void) => {
  listeners.add(listener);
  for (const toast of waiting.splice(0)) listener(toast);
  return () => listeners.delete(listener);
};
