import { useSyncExternalStore } from 'react';

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading';

/**
 * Milliseconds for which a toast is visible. With 0, it is visible until the user or the code
 * closes it. The values are from the specification, "shell and home", section 9.
 */
export const ToastDuration = { short: 3000, long: 8000, untilClosed: 0 } as const;

/**
 * Maximum duration in ms of a loading toast, which is shown while data loads. Use `brief` for a
 * short load, and `usual` for a load of usual length. Use `untilResponse` (2.8 hours) for a load
 * without a time limit. The caller must close such a toast after the response.
 */
export const LoadingDuration = { brief: 2000, usual: 3000, untilResponse: 9_999_000 } as const;

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  /** Duration in ms. With 0, the toast is visible until it is closed. */
  duration: number;
  /** Button in the toast, e.g. to cancel a load. A press calls `run` and closes the toast. */
  action?: { label: string; run: () => void };
}

type ToastEvent = { show: Toast } | { close: string };
type Listener = (event: ToastEvent) => void;

let pendingEvents: ToastEvent[] = [];
let listener: Listener | undefined;
let hasToasted = false;
let serial = 0;
const subscribers = new Set<() => void>();

function emit(event: ToastEvent) {
  if (listener) listener(event);
  else pendingEvents.push(event);
}

/**
 * Shows a toast and returns its id. If a toast with this id is visible, the new toast replaces
 * it. For example, "success" replaces "loading". Before the `Toaster` has loaded, toasts are
 * queued.
 */
export function showToast({
  id = `toast-${(serial += 1)}`,
  kind = 'info',
  duration = kind === 'loading' ? ToastDuration.untilClosed : ToastDuration.short,
  text,
  action,
}: Partial<Toast> & Pick<Toast, 'text'>): string {
  emit({ show: { id, kind, text, duration, ...(action && { action }) } });
  hasToasted = true;
  subscribers.forEach((subscriber) => subscriber());
  return id;
}

export function closeToast(id: string) {
  emit({ close: id });
}

/**
 * Passes all toast events to the listener: the queued events now, and later events when they occur.
 * Only `Toaster`, the component that displays toasts, calls this function. Returns a function that
 * removes the listener.
 */
export function subscribeToToasts(next: Listener): () => void {
  listener = next;
  pendingEvents.forEach(next);
  pendingEvents = [];
  return () => {
    listener = undefined;
  };
}

/**
 * Returns true after the first call of `showToast`. The app then loads `Toaster`, the component
 * that displays toasts.
 */
export function useHasToasts(): boolean {
  return useSyncExternalStore(subscribe, () => hasToasted);
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}
