import { deviceStorage } from '@livery/kit/storage';

const key = 'livery.searches';
const most = 8;

/** What was searched for on this device, the latest first. What is damaged or not ours is nothing. */
export const readSearches = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((each): each is string => typeof each === 'string' && each !== '').slice(0, most)
      : [];
  } catch {
    return [];
  }
};

/** Keeps a search that led somewhere; one that was there before comes first again. */
export const keepSearch = (text: string): readonly string[] => {
  const name = text.trim();
  if (!name) return readSearches();
  const searches = [name, ...readSearches().filter((each) => each.toLowerCase() !== name.toLowerCase())].slice(0, most);
  deviceStorage.set(key, JSON.stringify(searches));
  return searches;
};

export const forgetSearches = (): void => deviceStorage.remove(key);
