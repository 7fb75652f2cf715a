import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCore } from '../create-core.ts';
import { ConfigError, readConfig } from './config.ts';

const one = randomBytes(32).toString('base64');
const two = randomBytes(32).toString('base64url');

describe('KEY_ENCRYPTION_KEY', () => {
  it('reads keys with their ids, from the variable or from a file', async () => {
    const expected = [
      { id: '2026-11', key: Buffer.from(one, 'base64') },
      { id: '2026-10', key: Buffer.from(two, 'base64url') },
    ];
    expect(readConfig({ KEY_ENCRYPTION_KEY: `2026-11=${one}, 2026-10=${two}` }).keyEncryptionKeys).toEqual(expected);
    const file = join(await mkdtemp(join(tmpdir(), 'livery-keys-')), 'keys');
    await writeFile(file, `2026-11=${one}\n2026-10=${two}\n`);
    expect(readConfig({ KEY_ENCRYPTION_KEY_FILE: file }).keyEncryptionKeys).toEqual(expected);
  });

  it.each([one, `a=${one},a=${two}`, 'a=short', `a b=${one}`, `a=${one},b`])(
    'rejects an invalid list without showing its keys (%#)',
    (text) => {
      const read = () => readConfig({ KEY_ENCRYPTION_KEY: text });
      expect(read).toThrow(/KEY_ENCRYPTION_KEY {2}must be keys of 32 bytes/);
      expect(read).not.toThrow(one.slice(0, 20));
    },
  );

  it('rejects a file that cannot be read', () => {
    expect(() => readConfig({ KEY_ENCRYPTION_KEY_FILE: '/nowhere/keys' })).toThrow(/cannot be read \(ENOENT\)/);
  });

  it('is required for a gateway in production', async () => {
    const config = readConfig({
      PUBLIC_ORIGIN: 'https://play.example.com',
      FEATURES_OFF: 'messages,deposits,withdrawals,identity,support',
    });
    await expect(createCore({ config })).rejects.toThrow(ConfigError);
    await expect(createCore({ config })).rejects.toThrow(/KEY_ENCRYPTION_KEY is missing/);
  });
});
