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

/** State of balance masking: one choice for every balance, stored on the device. */
export const useHideBalance = (): [boolean, (masked: boolean) => void] => [
  useSyncExternalStore(subscribe, isMasked, () => false),
  setMasked,
];
