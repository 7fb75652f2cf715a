import { register } from '@livery/contract/auth/registration';
import { login } from '@livery/contract/auth/session';
import type { Config } from '../core/config/config.ts';
import type { AppOptions } from '../app.types.ts';
import { type Client, createClient, getValue } from './client.ts';
import { createEmptyAppStore } from './app-store.ts';
import { readCaptcha } from './read-captcha.ts';
import { buildTestApp, type TestApp } from './test-platform.ts';

/** Key-encryption keys for tests. A production gateway does not start without such a key. */
export const keyEncryptionKeys = [{ id: 'test', key: Buffer.alloc(32, 1) }];

/**
 * Starts a production gateway, which is not a demonstration. Its database is `options.store`, or an empty database if
 * undefined. The gateway uses only the external services (e.g. a payment channel) that `settings` contains.
 */
export const buildProductionApp = async (
  settings: Partial<Config> = {},
  options: Pick<Partial<AppOptions>, 'clock' | 'store'> = {},
): Promise<TestApp> =>
  buildTestApp({
    ...options,
    store: options.store ?? (await createEmptyAppStore()),
    settings: { isDemo: false, publicOrigin: 'https://play.example.com', keyEncryptionKeys, ...settings },
  });

/** Password of the members that `enterAsNewMember` registers. */
export const newMemberPassword = 'Lantern-2026';

/** Registers a member at a production gateway, and returns a client and the token of a session. */
export const enterAsNewMember = async (
  platform: TestApp,
  { merchant = 'firuzara', username = 'newcomer' } = {},
): Promise<{ readonly client: Client; readonly token: string; readonly merchant: string }> => {
  const client = createClient(platform);
  const captcha = await readCaptcha(client, { merchant });
  const form = {
    username,
    password: newMemberPassword,
    confirmPassword: newMemberPassword,
    ageConfirmed: true,
    agree: true,
  };
  getValue(await client.call(register, { ...form, ...captcha }, { merchant }));
  const { token } = getValue(
    await client.call(login, { type: 'username', username, password: newMemberPassword }, { merchant }),
  );
  return { client, token, merchant };
};
