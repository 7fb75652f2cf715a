import { expect, test } from 'vitest';
import { createSafeStorage } from './storage.ts';

const refusing = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

test('keeps values in memory when the browser blocks the storage', () => {
  const storage = createSafeStorage(refusing);
  expect(storage.set('a', '1')).toBe(false);
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});

test('returns a value that could not be stored instead of the older stored one', () => {
  const entries = new Map([['a', 'old']]);
  const full = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const storage = createSafeStorage(() => full as unknown as Storage);
  storage.set('a', 'new');
  expect(storage.get('a')).toBe('new');
});
