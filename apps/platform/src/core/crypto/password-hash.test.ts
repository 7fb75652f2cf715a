import { describe, expect, it, vi } from 'vitest';
import { hashPassword, noPasswordHash, verifyPassword } from './password-hash.ts';

describe('the hash of a password', () => {
  it('is made by argon2id with 19 MiB of memory and two passes', async () => {
    // The test setup has lowered the cost of a password hash (memory and passes) in the module that is already loaded.
    // After this reset, the import loads the module again, with the cost of production.
    vi.resetModules();
    const production = await import('./password-hash.ts');
    expect(await production.hashPassword('Turquoise-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('differs each time, because of a random salt', async () => {
    expect(await hashPassword('Turquoise-7')).not.toBe(await hashPassword('Turquoise-7'));
  });

  it('belongs to the password exactly as it was typed, also to a long one', async () => {
    const password = `${'Turquoise-7'.repeat(5)}ünïcödé-9`;
    expect(password).toHaveLength(64);
    const hash = await hashPassword(password);
    const others = [password.toLowerCase(), password.slice(0, 63), `${password} `, password.normalize('NFD'), ''];
    expect(await verifyPassword(hash, password)).toBe(true);
    expect(await Promise.all(others.map((other) => verifyPassword(hash, other)))).toEqual(others.map(() => false));
  });

  it.each([noPasswordHash, '', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA'])(
    'of %j belongs to no password',
    async (hash) => {
      expect(await verifyPassword(hash, noPasswordHash)).toBe(false);
      expect(await verifyPassword(hash, '')).toBe(false);
    },
  );
});
