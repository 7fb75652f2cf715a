import { describe, expect, it } from 'vitest';
import { computeTotp, decodeBase32, encodeBase32, findTotpStep, toTotpStep } from './totp.ts';

/** Secret of the test vectors of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

describe('codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('equal the test vector of RFC 6238 at %i seconds', (seconds, code) => {
    const step = toTotpStep(new Date(seconds * 1000));
    expect(computeTotp(secret, step, 8)).toBe(code);
    expect(computeTotp(secret, step)).toBe(code.slice(2));
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of the step %i from now are accepted: %s', (difference, isAccepted) => {
    const now = new Date('2026-11-25T12:00:10Z');
    const step = toTotpStep(now) + difference;
    expect(findTotpStep(secret, computeTotp(secret, step), { now, lastStep: 0 })).toBe(isAccepted ? step : undefined);
  });

  it('are rejected at the second use, and after a later one', () => {
    const now = new Date('2026-11-25T12:00:10Z');
    const step = toTotpStep(now);
    const code = computeTotp(secret, step);
    expect(findTotpStep(secret, code, { now, lastStep: step - 1 })).toBe(step);
    expect(findTotpStep(secret, code, { now, lastStep: step })).toBeUndefined();
    expect(findTotpStep(secret, computeTotp(secret, step - 1), { now, lastStep: step })).toBeUndefined();
  });

  it.each(['', '12345', '1234567', '12345é'])('reject the malformed text "%s"', (text) => {
    expect(findTotpStep(secret, text, { now: new Date(59_000), lastStep: -1 })).toBeUndefined();
  });
});

describe('base32', () => {
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes and decodes the test vector "%s" of RFC 4648', (text, encoded) => {
    expect(encodeBase32(Buffer.from(text))).toBe(encoded);
    expect(decodeBase32(encoded).toString()).toBe(text);
  });

  it('rejects other characters', () => {
    expect(() => decodeBase32('MZ1')).toThrow(RangeError);
  });
});
