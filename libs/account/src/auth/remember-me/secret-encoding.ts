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
 * Encodes a secret in Base64 twice, the second time together with a random text (salt) of this device. This is not
 * encryption: anybody with access to the device can decode it. It only prevents that a person who sees the storage can
 * read the secret at once. Use it only for secrets that the gateway can revoke.
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
