import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSecret, encodeSecret } from './secret-encoding.ts';

test('any secret comes back as it was, and is never written plainly', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secret) => {
      const encoded = encodeSecret(secret);
      expect(decodeSecret(encoded)).toBe(secret);
      expect(encoded).toMatch(/^[\w+/]+=*$/);
    }),
  );
});

test('anything else is nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodeSecret(text)).toBeNull();
    }),
  );
});
