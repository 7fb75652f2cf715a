import { useSyncExternalStore } from 'react';

/** The `beforeinstallprompt` event of browsers that can install the site. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * The page stores the browser's install prompt from the start. The event fires once, possibly before the code that uses
 * it has loaded.
 */
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

/** Returns the browser's install prompt. Undefined if the browser has none. It can be used once. */
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
