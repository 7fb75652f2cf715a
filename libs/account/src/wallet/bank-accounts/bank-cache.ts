import type { PayoutBank } from '@livery/api/withdrawals';
import { bankListKey } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';

const texts = ['id', 'name'] as const;
const lengths = ['shortest', 'longest'] as const;

const isBank = (entry: unknown): entry is PayoutBank => {
  if (typeof entry !== 'object' || entry === null) return false;
  const bank = entry as Record<string, unknown>;
  return (
    texts.every((name) => typeof bank[name] === 'string') &&
    lengths.every((name) => typeof bank[name] === 'number') &&
    (bank.kind === 'bank' || bank.kind === 'wallet')
  );
};

/** Returns the banks that are cached on the device. Undefined when no banks are cached or an entry is invalid. */
export const getCachedBanks = (): readonly PayoutBank[] | undefined => {
  try {
    const cached: unknown = JSON.parse(deviceStorage.get(bankListKey) ?? 'null');
    return Array.isArray(cached) && cached.length > 0 && cached.every(isBank) ? cached : undefined;
  } catch {
    return undefined;
  }
};

export const cacheBanks = (banks: readonly PayoutBank[]): void =>
  void deviceStorage.set(bankListKey, JSON.stringify(banks));

/** Deletes the cached banks, so that the app loads them again. Call it when the cached data may be outdated. */
export const invalidateBanks = (): void => deviceStorage.remove(bankListKey);
