import { useSyncExternalStore } from 'react';

/** What browsers that can install the site hand to it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The page keeps the browser's offer from its first moment on: it is made once, and may come before any code that uses it. */
const kept = globalThis as { __install?: InstallPrompt | undefined };

const subscribe = (listener: () => void): (() => void) => {
  const keep = (event: Event) => {
    event.preventDefault();
    kept.__install = event as InstallPrompt;
    listener();
  };
  const forget = () => {
    kept.__install = undefined;
    listener();
  };
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', forget);
  };
};

/** The browser's own way to install the site; undefined where it has none to offer. It works once. */
export const useInstallOffer = (): (() => void) | undefined => {
  const offer = useSyncExternalStore(subscribe, () => kept.__install);
  return (
    offer &&
    (() => {
      kept.__install = undefined;
      void offer.prompt().catch(() => undefined);
    })
  );
};
