import { createHash } from 'node:crypto';

/** Derives a UUID (version 8, custom) from a text. The same text always gives the same UUID. */
export const toDeterministicUuid = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
