import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/storage.ts';

const key = 'livery.balanceMasked';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isMasked = (): boolean => deviceStorage.get(key) === '1';

const setMasked = (masked: boolean): void => {
  deviceStorage.set(key, masked ? '1' : '0');
  for (const listener of listeners) listener();
};

/** Whether balances are shown as asterisks: one choice for every place that shows one, kept on the device. */
export const useHideBalance = (): [boolean, (masked: boolean) => void] => [
  useSyncExternalStore(subscribe, isMasked, () => false),
  setMasked,
];
