import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'won' | 'lost' | 'void';
  readonly text: string;
}
export type ToastStore = Store<readonly Toast[]>;

const shownMs = 5000;
let last = 0;

export const showToast = (store: ToastStore, tone: Toast['tone'], text: string): void => {
  last += 1;
  const id = last;
  store.set((toasts) => [...toasts.slice(-2), { id, tone, text }]);
  setTimeout(() => store.set((toasts) => toasts.filter((toast) => toast.id !== id)), shownMs);
};

/** Short messages about bets that were settled while the page was open. */
export const Toasts = ({ store }: { readonly store: ToastStore }) => (
  <div className="toasts" role="status">
    {useStore(store).map(({ id, tone, text }) => (
      <p key={id} data-tone={tone}>
        {text}
      </p>
    ))}
  </div>
);
