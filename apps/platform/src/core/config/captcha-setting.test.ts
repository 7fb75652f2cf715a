import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('accepts fixed captcha digits only with the embedded database', () => {
  expect(readConfig({ CAPTCHA_DIGITS: '2468' }).captchaDigits).toBe('2468');
  for (const real of [{ DATABASE_URL: 'postgres://localhost/livery' }, { PUBLIC_ORIGIN: 'https://play.example.com' }])
    expect(() => readConfig({ CAPTCHA_DIGITS: '2468', ...real })).toThrow(ConfigError);
  expect(() => readConfig({ CAPTCHA_DIGITS: 'abcd' })).toThrow(/CAPTCHA_DIGITS/);
});
