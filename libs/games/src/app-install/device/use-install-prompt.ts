import { useSyncExternalStore } from 'react';

/** What browsers that can install the site hand to it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The page keeps the browser's offer from its first moment on: it is made once, and may come before any code that uses it. */
const pageGlobals = globalThis as { __install?: InstallPrompt | undefined };

const subscribe = (listener: () => void): (() => void) => {
  const handlePrompt = (event: Event) => {
    event.preventDefault();
    pageGlobals.__install = event as InstallPrompt;
    listener();
  };
  const clearPrompt = () => {
    pageGlobals.__install = undefined;
    listener();
  };
  addEventListener('beforeinstallprompt', handlePrompt);
  addEventListener('appinstalled', clearPrompt);
  return () => {
    removeEventListener('beforeinstallprompt', handlePrompt);
    removeEventListener('appinstalled', clearPrompt);
  };
};

/** The browser's own way to install the site; undefined where it has none to offer. It works once. */
export const useInstallPrompt = (): (() => void) | undefined => {
  const installPrompt = useSyncExternalStore(subscribe, () => pageGlobals.__install);
  return (
    installPrompt &&
    (() => {
      pageGlobals.__install = undefined;
      void installPrompt.prompt().catch(() => undefined);
    })
  );
};
