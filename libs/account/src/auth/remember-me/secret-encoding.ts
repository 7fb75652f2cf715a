import { deviceStorage } from '@livery/kit/storage';

const saltKey = 'MC_LOGIN_SALT';

const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const salt = (): string => {
  const stored = deviceStorage.get(saltKey);
  if (stored) return stored;
  const generated = newSalt();
  deviceStorage.set(saltKey, generated);
  return generated;
};

const encode = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const decode = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

/**
 * Encodes a secret twice, the second time with a salt of this device. This is not encryption: it only prevents a person
 * from reading the stored value at a glance. Use it only for secrets that can be revoked.
 */
export const encodeSecret = (secret: string): string => encode(salt() + encode(secret));

/** Decodes a value of `encodeSecret`. Returns null for a value that was not encoded on this device. */
export const decodeSecret = (encoded: string): string | null => {
  try {
    const salted = decode(encoded);
    return salted.startsWith(salt()) ? decode(salted.slice(salt().length)) : null;
  } catch {
    return null;
  }
};
