import { createHmac, timingSafeEqual } from 'node:crypto';

/** Length of a TOTP time step in seconds. A code belongs to one step. */
const stepSeconds = 30;

/**
 * Number of time steps before and after the current one whose codes are accepted. The clocks of the gateway and of the
 * phone can differ by this number of steps.
 */
const stepWindow = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in base32 (RFC 4648) without padding. */
export const encodeBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
};

/** Decodes a text in base32. Throws a RangeError for any other text. */
export const decodeBase32 = (text: string): Buffer => {
  const bits = [...text].map((character) => {
    const value = alphabet.indexOf(character);
    if (value < 0) throw new RangeError(`${character} is no character of base32`);
    return value.toString(2).padStart(5, '0');
  });
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/**
 * Returns the number of the TOTP time step that contains `time`. The first step, with the number 0, starts at the
 * beginning of 1970 (UTC).
 */
export const toTotpStep = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds);

/** Computes the code of a time step (RFC 6238 with SHA-1). */
export const computeTotp = (secret: Uint8Array, step: number, digits = 6): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) as number) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/**
 * Returns the time step of a code that is valid now, or undefined if the code is not valid. `lastStep` is the step of
 * the code that was used last. Codes of this step and of earlier steps are not accepted, so that each code is valid
 * once.
 */
export const findTotpStep = (
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | undefined => {
  const current = toTotpStep(now);
  const steps = Array.from({ length: 2 * stepWindow + 1 }, (_, index) => current - stepWindow + index);
  const typed = Buffer.from(code);
  return steps.find((step) => {
    const expected = Buffer.from(computeTotp(secret, step));
    return step > lastStep && typed.length === expected.length && timingSafeEqual(typed, expected);
  });
};
