import { useSyncExternalStore } from 'react';

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading';

/** Duration of a toast in ms (specification, shell and home, section 9). */
export const ToastDuration = { short: 3000, long: 8000, untilClosed: 0 } as const;

/**
 * Max duration of a loading toast in ms: a short wait, a usual response, and an open-ended wait.
 */
export const LoadingDuration = { brief: 2000, usual: 3000, untilResponse: 9_999_000 } as const;

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  /** In ms; 0 shows it until it is closed. */
  duration: number;
  /** One action, e.g. to cancel the loading. It also closes the toast. */
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
 * Shows a toast. May be called before the `Toaster` is loaded: the toast is queued. A toast with
 * the id of a visible one replaces it: "loading" becomes "success".
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

/** Subscribes the `Toaster` to queued and later toasts. Returns the unsubscribe function. */
export function subscribeToToasts(next: Listener): () => void {
  listener = next;
  pendingEvents.forEach(next);
  pendingEvents = [];
  return () => {
    listener = undefined;
  };
}

/** Returns true after the first toast: the signal to load the `Toaster`. */
export function useHasToasts(): boolean {
  return useSyncExternalStore(subscribe, () => hasToasted);
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}
