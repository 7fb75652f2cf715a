import { expect, it } from 'vitest';
import { defaultCaptcha } from './captcha-settings.ts';
import { readConfig } from './config.ts';

it('accepts fixed captcha digits only in a demonstration without a public address', () => {
  expect(readConfig({ CAPTCHA_DIGITS: '2468' }).captchaDigits).toBe('2468');
  const database = { DATABASE_URL: 'postgres://localhost/livery' };
  expect(readConfig({ CAPTCHA_DIGITS: '2468', ...database }).captchaDigits).toBe('2468');
  const publicOrigin = { PUBLIC_ORIGIN: 'https://play.example.com' };
  for (const real of [publicOrigin, { ...publicOrigin, DEMO: 'on' }, { DEMO: 'off' }])
    expect(() => readConfig({ CAPTCHA_DIGITS: '2468', ...real })).toThrow(/CAPTCHA_DIGITS/);
  expect(() => readConfig({ CAPTCHA_DIGITS: 'abcd' })).toThrow(/CAPTCHA_DIGITS/);
});

it('uses an image and a proof of work by default, and reads another choice', () => {
  expect(readConfig({}).captcha).toEqual(defaultCaptcha);
  expect(readConfig({ CAPTCHA: 'image' }).captcha).toMatchObject({ hasImage: true, provider: undefined });
  expect(readConfig({ CAPTCHA: 'proof-of-work', CAPTCHA_WORK: '400' }).captcha).toEqual({
    hasImage: false,
    provider: 'proof-of-work',
    work: 400,
  });
  const keys = { HCAPTCHA_SITE_KEY: 'site-key', HCAPTCHA_SECRET: 'secret-key' };
  expect(readConfig({ CAPTCHA: 'image, hcaptcha', ...keys }).captcha).toMatchObject({
    hasImage: true,
    provider: 'hcaptcha',
    keys: { siteKey: 'site-key', secret: 'secret-key' },
  });
});

it.each([
  ['an unknown part', { CAPTCHA: 'puzzle' }, /CAPTCHA=puzzle/],
  ['two services', { CAPTCHA: 'turnstile,hcaptcha' }, /CAPTCHA=/],
  ['a service without its keys', { CAPTCHA: 'turnstile' }, /TURNSTILE_SITE_KEY and TURNSTILE_SECRET/],
  ['work that is no number', { CAPTCHA_WORK: 'much' }, /CAPTCHA_WORK/],
])('rejects %s', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it('does not show the secret of a service in an error', () => {
  const secret = 'bad secret with spaces';
  expect(() => readConfig({ HCAPTCHA_SECRET: secret })).toThrow(/HCAPTCHA_SECRET/);
  expect(() => readConfig({ HCAPTCHA_SECRET: secret })).not.toThrow(new RegExp(secret));
});
