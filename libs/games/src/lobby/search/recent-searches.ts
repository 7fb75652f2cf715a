import { deviceStorage } from '@livery/kit/storage';

const storageKey = 'livery.searches';
const maxSearches = 8;

/** Returns the recent searches on this device, the latest first. Invalid stored data gives an empty list. */
export const getRecentSearches = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string' && each !== '').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
};

/**
 * Stores a search text as the first of the recent searches and returns the new list. Removes an older entry with the
 * same text. Does not store an empty text.
 */
export const addRecentSearch = (text: string): readonly string[] => {
  const name = text.trim();
  if (!name) return getRecentSearches();
  const searches = [name, ...getRecentSearches().filter((each) => each.toLowerCase() !== name.toLowerCase())].slice(
    0,
    maxSearches,
  );
  deviceStorage.set(storageKey, JSON.stringify(searches));
  return searches;
};

export const clearRecentSearches = (): void => deviceStorage.remove(storageKey);
