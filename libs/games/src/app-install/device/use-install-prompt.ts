import { getPageState, type InstallPrompt } from '@livery/contract/page-state';
import { useSyncExternalStore } from 'react';

/**
 * Page state in which `main.tsx` stores the browser's install prompt. The browser may send the prompt before this
 * module has loaded.
 */
const pageState = getPageState();

const subscribe = (listener: () => void): (() => void) => {
  const handlePrompt = (event: InstallPrompt) => {
    event.preventDefault();
    pageState.installPrompt = event;
    listener();
  };
  const clearPrompt = () => {
    pageState.installPrompt = undefined;
    listener();
  };
  addEventListener('beforeinstallprompt', handlePrompt);
  addEventListener('appinstalled', clearPrompt);
  return () => {
    removeEventListener('beforeinstallprompt', handlePrompt);
    removeEventListener('appinstalled', clearPrompt);
  };
};

/**
 * Returns a function that shows the browser's install prompt, or undefined without a prompt. A prompt can be shown only
 * once.
 */
export const useInstallPrompt = (): (() => void) | undefined => {
  const installPrompt = useSyncExternalStore(subscribe, () => pageState.installPrompt);
  return (
    installPrompt &&
    (() => {
      pageState.installPrompt = undefined;
      void installPrompt.prompt().catch(() => undefined);
    })
  );
};
