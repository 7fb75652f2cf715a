import { login } from '@livery/contract/auth/session';
import { sendSmsNoLogin, verificationPatterns } from '@livery/contract/auth/otp';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { extractCode, readInbox } from '../../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { matchesRule } from '../field-rules/field-rules.ts';
import { toE164, parsePhoneNumber } from '../../../core/text/phone-number.ts';
import { loginDefaults, registerDefaults } from '../field-rules/field-rules.data.ts';
import { createCodes } from './one-time-codes.ts';
import { oneTimeCodes } from './otp.tables.ts';

type Notify = Parameters<Parameters<Parameters<typeof createCodes>[0]['withNotifications']>[0]>[1];

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const demoNumber = '9175550101';
const from = (address: string) => ({
  requestCode: (mobileNum: string, module: 'MOBILEVERCODELOGIN3' | 'VERIFICATION3' = 'MOBILEVERCODELOGIN3') =>
    client.call(sendSmsNoLogin, { mobileNum, module }, { address }),
  logIn: (username: string, password: string, extra: object = {}) =>
    client.call(login, { type: 'sms', username, password, ...extra }, { address }),
});
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

describe('codes for one address', () => {
  it('are 60 in an hour, also under concurrent requests for different numbers', async () => {
    const { db } = platform.store;
    const codes = createCodes({
      db,
      clock: platform.clock,
      withNotifications: (run) =>
        db.transaction((tx) => run(tx, { message: async () => undefined } as unknown as Notify)),
      key: await platform.keys.open('codes', 'random'),
    });
    const sent = await Promise.allSettled(
      Array.from({ length: 72 }, (_, index) =>
        codes.send(
          { merchant: 'bituinara', purpose: 'login', number: `63-91800${10_000 + index}` },
          '2001:db8:55:0::/64',
          () => ({ channel: 'sms' }) as never,
        ),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'verification.too.soon', retryAfter: hours(1) / 1000 },
    });
  });
});

describe('log-in code', () => {
  it("logs in once, and names the site's host for autofill", async () => {
    const { requestCode, logIn } = from('198.51.100.10');
    expect(getValue(await requestCode(`0${demoNumber}`))).toEqual({ expiredMinutes: 2 });
    const message = await readInbox(platform).newestTo(`+63${demoNumber}`);
    const code = extractCode(message);
    expect(message.text.split('\n').at(-1)).toBe(`@bituinara.localhost #${code}`);
    expect(getValue(await logIn(demoNumber, code)).userName).toBe('demo');
    expect((await logIn(demoNumber, code)).body).toMatchObject({ errorCode: 'verification.code.wrong' });
    platform.clock.advance(minutes(3));
  });

  it('remembers a device for this number only', async () => {
    const { requestCode, logIn } = from('198.51.100.19');
    getValue(await requestCode('9175550102'));
    const code = extractCode(await readInbox(platform).newestTo('+639175550102'));
    const { deviceToken = '' } = getValue(
      await logIn('9175550102', code, { remember: true, countryDialingCode: '63' }),
    );
    const again = (username: string) =>
      client.call(login, { type: 'device', username, password: deviceToken, countryDialingCode: '63', remember: true });
    expect((await again(demoNumber)).body).toMatchObject({ errorCode: 'login.failed' });
    expect(getValue(await again('9175550102')).userName).toBe('agent');
    platform.clock.advance(minutes(3));
  });

  it('is valid for one purpose: a password code does not log in', async () => {
    const { requestCode, logIn } = from('198.51.100.11');
    getValue(await requestCode('9175550103', 'VERIFICATION3'));
    const code = extractCode(await readInbox(platform).newestTo('+639175550103'));
    expect((await logIn('9175550103', code)).body).toMatchObject({ errorCode: 'verification.code.wrong' });
  });

  it('is sent again only after the wait that the response reports', async () => {
    const { requestCode } = from('198.51.100.12');
    getValue(await requestCode('9175550102'));
    platform.clock.advance(seconds(30));
    const rejection = await requestCode('9175550102');
    expect(rejection).toMatchObject({ status: 429, body: { errorCode: 'verification.too.soon' } });
    expect(rejection.headers['retry-after']).toBe('90');
    platform.clock.advance(seconds(90));
    getValue(await requestCode('9175550102'));
  });

  it('is sent once for concurrent requests', async () => {
    const { requestCode } = from('198.51.100.13');
    const responses = await Promise.all(Array.from({ length: 8 }, () => requestCode('9180000001')));
    expect(responses.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('is sent max six times an hour to a number', async () => {
    const { requestCode } = from('198.51.100.14');
    for (let sent = 0; sent < 6; sent += 1) {
      getValue(await requestCode('9180000002'));
      platform.clock.advance(minutes(2));
    }
    expect(await requestCode('9180000002')).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    platform.clock.advance(hours(1));
    getValue(await requestCode('9180000002'));
  });

  it('accepts max five guesses, also concurrent ones', async () => {
    const { requestCode, logIn } = from('198.51.100.15');
    platform.clock.advance(minutes(3));
    getValue(await requestCode(demoNumber));
    const code = extractCode(await readInbox(platform).newestTo(`+63${demoNumber}`));
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, guess) => logIn(`${'0'.repeat(guess % 3)}${demoNumber}`, wrong(code))),
    );
    expect(guesses.every(({ body }) => !body.success)).toBe(true);
    const rows = await platform.store.db.select().from(oneTimeCodes);
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBeLessThanOrEqual(5);
    platform.clock.advance(minutes(20));
  });

  it('requires a captcha after a wrong code, as after a wrong password', async () => {
    const { requestCode, logIn } = from('198.51.100.16');
    getValue(await requestCode('9180000003'));
    expect((await logIn('9180000003', '000000')).body).toMatchObject({
      errorCode: 'verification.code.wrong',
      value: { captcha: true },
    });
    expect((await logIn('9180000003', '000000')).body).toMatchObject({ errorCode: 'captcha.required' });
  });

  it('gives the same response for an unknown number and sends nothing', async () => {
    const { requestCode } = from('198.51.100.17');
    const [knownNumber, unknown] = [await requestCode('9175550103'), await requestCode('9180000004')];
    expect(unknown).toMatchObject({ status: knownNumber.status, body: knownNumber.body });
    expect(await readInbox(platform).messagesTo('+639180000004')).toEqual([]);
  });

  it("is stored as a hash that is keyed with the gateway's secret", async () => {
    const code = extractCode(await readInbox(platform).newestTo(`+63${demoNumber}`));
    expect(JSON.stringify(await platform.store.db.select().from(oneTimeCodes))).not.toContain(`"${code}"`);
  });

  it('is rejected for a number of a country that the brand does not serve', async () => {
    expect((await from('198.51.100.18').requestCode('+1 202 555 0101')).body).toMatchObject({
      errorCode: 'register.field.invalid',
    });
  });
});

it("returns the patterns with messages in the caller's language", async () => {
  const { fields, countries } = getValue(await client.call(verificationPatterns, {}, { language: 'EN' }));
  expect(fields.map(({ name }) => name)).toEqual([
    'loginUsername',
    'loginPassword',
    'loginMobileNum',
    'verificationCode',
    'password',
  ]);
  expect(fields[2]?.message).toBe('Enter a mobile number of 7 digits or more.');
  expect(countries).toEqual([{ country: 'PH', dialingCode: '63' }]);
});

describe('phone numbers', () => {
  it.each([
    ['0917 555 0101', '63', '+639175550101'],
    ['+63 917-555-0101', '63', '+639175550101'],
    ['0063 917 555 0101', '63', '+639175550101'],
    ['٠٥٠٥٥٥٠١٠١', '971', '+971505550101'],
    ['۵۰۵۵۵۰۱۰۱', '', '+971505550101'],
  ])('parses %s with %s', (typed, dialingCode, expected) => {
    const number = parsePhoneNumber(typed, dialingCode, '971');
    expect(number && toE164(number)).toBe(expected);
  });

  it.each(['', 'abc', '+1 202 555 0101', '12', '9'.repeat(30), '917\n555', "0917'; --"])('rejects %j', (typed) => {
    expect(parsePhoneNumber(typed, '63', '63')).toBeUndefined();
  });

  it('parses a number equally in all notations', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{6,11}$/),
        fc.constantFrom('', '0', '+63', '0063', '+63 ('),
        (digits, before) => {
          expect(parsePhoneNumber(before + digits, '63', '63')).toEqual({
            countryDialingCode: '63',
            mobileNum: digits,
          });
        },
      ),
    );
  });
});

it('matches every pattern in short time for any input', () => {
  const rules = [...Object.values(registerDefaults), ...Object.values(loginDefaults)];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('a'.repeat(64), `${'a@'.repeat(50)}`, '1a'.repeat(32), ' '.repeat(90)),
      ),
      (text) => {
        for (const { pattern, length } of rules)
          expect(typeof matchesRule({ pattern, minLength: length[0], maxLength: length[1] }, text)).toBe('boolean');
      },
    ),
  );
});
