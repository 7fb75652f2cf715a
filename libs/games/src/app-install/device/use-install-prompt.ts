import { getPageState, type InstallPrompt } from '@livery/contract/page-state';
import { useSyncExternalStore } from 'react';

/** `main.tsx` stores the prompt from the start, because the event may fire before this code has loaded. */
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

/** Returns the browser's install prompt. Undefined if the browser has none. It can be used once. */
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
