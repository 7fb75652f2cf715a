import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSecret, encodeSecret } from './secret-encoding.ts';

test('decodes every encoded secret and never stores it in plain text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secret) => {
      const encoded = encodeSecret(secret);
      expect(decodeSecret(encoded)).toBe(secret);
      expect(encoded).toMatch(/^[\w+/]+=*$/);
    }),
  );
});

test('returns null for any other text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodeSecret(text)).toBeNull();
    }),
  );
});
