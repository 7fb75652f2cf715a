import { useSyncExternalStore } from 'react';

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading';

/**
 * Duration of a toast in ms. With 0, the toast is visible until it is closed. From the
 * specification, "shell and home", section 9.
 */
export const ToastDuration = { short: 3000, long: 8000, untilClosed: 0 } as const;

/**
 * Max duration of a loading toast in ms. `brief` is for a short load, `usual` for a usual load, and
 * `untilResponse` for a load without a time limit.
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
 * Shows a toast and returns its id. If a toast with this id is visible, it is replaced, e.g.
 * "loading" by "success". Before the `Toaster` has loaded, toasts are queued.
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
 * Passes all queued and future toasts to the listener. Only the `Toaster` calls this function.
 * Returns a function that removes the listener.
 */
export function subscribeToToasts(next: Listener): () => void {
  listener = next;
  pendingEvents.forEach(next);
  pendingEvents = [];
  return () => {
    listener = undefined;
  };
}

/** Returns true when a toast has been shown. The app then loads the `Toaster`. */
export function useHasToasts(): boolean {
  return useSyncExternalStore(subscribe, () => hasToasted);
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}
