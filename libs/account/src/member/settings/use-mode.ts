import { getPageState } from '@livery/contract/page-state';
import { deviceStorage, notifyStorageChange, subscribeToStorage } from '@livery/kit/storage';
import { modeStorageKey, type ThemeMode } from '@livery/merchant/theme-mode';
import { useSyncExternalStore } from 'react';

/** Mode that the member has chosen for this device. `automatic` follows the settings of the device. */
export type ModeChoice = ThemeMode | 'automatic';

const readChoice = (): ModeChoice => {
  const stored = deviceStorage.get(modeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'automatic';
};

/**
 * Stores the mode, and notifies the inline script of the page that applies it. If the device cannot store the mode, it
 * is only in memory and is lost when the page closes.
 */
const choose = (choice: ModeChoice): void => {
  deviceStorage.remove(modeStorageKey);
  const isStored = choice === 'automatic' || deviceStorage.set(modeStorageKey, choice);
  getPageState().mode = isStored ? undefined : choice;
  notifyStorageChange();
};

/** Returns the chosen mode, and a function that changes it. */
export const useMode = (): [ModeChoice, (choice: ModeChoice) => void] => [
  useSyncExternalStore(subscribeToStorage, readChoice),
  choose,
];
