import { useSyncExternalStore } from 'react';
import { deviceStorage, notifyStorageChange, subscribeToStorage } from '../storage/storage.ts';

const key = 'livery.balanceMasked';

const isMasked = (): boolean => deviceStorage.get(key) === '1';

const setMasked = (masked: boolean): void => {
  deviceStorage.set(key, masked ? '1' : '0');
  notifyStorageChange();
};

/**
 * Returns a boolean that is true if balances are hidden, and a function that changes it. The choice applies to all
 * balances and is stored on the device.
 */
export const useHideBalance = (): [boolean, (masked: boolean) => void] => [
  useSyncExternalStore(subscribeToStorage, isMasked, () => false),
  setMasked,
];
