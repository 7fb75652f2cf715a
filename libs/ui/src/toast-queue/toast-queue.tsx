import { useSyncExternalStore } from 'react';

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading';

/** How long a toast stays, in ms (specification, shell and home, section 9). */
export const ToastDuration = { short: 3000, long: 8000, untilClosed: 0 } as const;

/** How long a loading toast stays where nothing closes it before, in ms: a moment, a usual answer, and one that is waited for as long as it takes. */
export const LoadingDuration = { brief: 2000, usual: 3000, untilResponse: 9_999_000 } as const;

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  /** In ms; 0 stays until it is closed. */
  duration: number;
  /** The one thing that can be done about it, as giving up what is loading. The toast closes with it. */
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
 * Says something in passing. May be called from anywhere and before the `Toaster` is loaded: it waits.
 * A toast with the id of one that is shown takes its place: "loading" becomes "success".
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

/** For the `Toaster`: receives what waited and what comes. Answers how to stop. */
export function subscribeToToasts(next: Listener): () => void {
  listener = next;
  pendingEvents.forEach(next);
  pendingEvents = [];
  return () => {
    listener = undefined;
  };
}

/** Whether any toast was ever shown: the moment to load the `Toaster`. */
export function useHasToasts(): boolean {
  return useSyncExternalStore(subscribe, () => hasToasted);
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}
