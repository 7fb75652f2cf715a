import { randomUUID } from 'node:crypto';
import { memberInfo } from '@livery/contract/account/member';
import type { RequestBody } from '@livery/contract/operation';
import {
  checkAffiliateCode,
  register,
  registerByMobile,
  registerFieldNames,
  registerSettings,
} from '@livery/contract/auth/registration';
import { login } from '@livery/contract/auth/session';
import { sendSmsRegister } from '@livery/contract/auth/otp';
import { walletBalance } from '@livery/contract/wallet';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readCaptcha } from '../../../testing/read-captcha.ts';
import { extractCode, readInbox } from '../../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { memberProfiles } from '../../members/member-profiles.tables.ts';
import { members } from '../../members/members.tables.ts';
import { fieldRules } from '../field-rules/field-rules.tables.ts';
import { registrations } from './registration.tables.ts';
import { paymentPasswords } from '../../payments/payment-password.tables.ts';
import { referralCodes, referrals } from '../../rewards/referral.tables.ts';

let platform: TestApp;
let client: Client;
let address = 0;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

type Form = RequestBody<typeof register>;
const password = 'Lantern-2026';
const good: Form = { password, confirmPassword: password, ageConfirmed: true, agree: true };

/** Sends a registration. Each call has another IP address, so that the limits per address do not affect the tests. */
const apply = async (
  form: Form,
  { merchant = 'firuzara', way = register as typeof register | typeof registerByMobile, isCaptchaNeeded = true } = {},
) => {
  const from = { merchant, address: `203.0.113.${(address += 1) % 250}` };
  const captchaFields = isCaptchaNeeded ? await readCaptcha(client, from) : {};
  return client.call(way, { ...good, ...captchaFields, ...form }, from);
};
const findMember = async (merchant: string, name: string) =>
  (
    await platform.store.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, name)))
  )[0];

describe('field rules', () => {
  it("cover all eighteen fields, in the caller's language", async () => {
    const {
      fields,
      minimumAge,
      captcha: isCaptchaRequired,
    } = getValue(await client.call(registerSettings, {}, { merchant: 'firuzara', language: 'FA' }));
    expect(fields.map(({ name }) => name)).toEqual([...registerFieldNames]);
    expect(fields.find(({ name }) => name === 'affiliateCode')).toMatchObject({
      enabled: false,
      message: 'کد دعوت نامعتبر است.',
    });
    expect([minimumAge, isCaptchaRequired]).toEqual([21, true]);
  });

  it('store the required payment password as a separate hash', async () => {
    const where = and(
      eq(fieldRules.merchant, 'firuzara'),
      eq(fieldRules.form, 'register'),
      eq(fieldRules.field, 'paymentPassword'),
    );
    await platform.store.db.update(fieldRules).set({ isEnabled: true }).where(where);
    platform.clock.advance(5000);
    expect((await apply({ username: 'payer_one', paymentPassword: '12ab56' })).body).toMatchObject({
      value: { field: 'paymentPassword' },
    });
    getValue(await apply({ username: 'payer_one', paymentPassword: '482913' }));
    const member = await findMember('firuzara', 'payer_one');
    const [storedPassword] = await platform.store.db
      .select()
      .from(paymentPasswords)
      .where(eq(paymentPasswords.memberId, member?.id ?? ''));
    expect(storedPassword?.passwordHash).toMatch(/^\$argon2id\$/);
    await platform.store.db.update(fieldRules).set({ isEnabled: false }).where(where);
    platform.clock.advance(5000);
  });

  it("follow the operator's changes: an enabled and required field is enforced", async () => {
    const where = and(eq(fieldRules.merchant, 'lualoc'), eq(fieldRules.form, 'register'), eq(fieldRules.field, 'zalo'));
    await platform.store.db.update(fieldRules).set({ isRequired: true }).where(where);
    platform.clock.advance(5000);
    const response = await apply(
      { mobileNum: '0901234500', verificationCode: '123456' },
      { merchant: 'lualoc', way: registerByMobile },
    );
    await platform.store.db.update(fieldRules).set({ isRequired: false }).where(where);
    platform.clock.advance(5000);
    expect(response.body).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'zalo' } });
  });
});

describe('registration by username', () => {
  it('creates a member with account and profile, logged in', async () => {
    const session = getValue(
      await apply({
        username: 'Noor_01',
        email: 'Noor@Example.com',
        nickname: 'نور',
        registerMethod: 'PWA',
        registerUrl: 'firuzara.localhost',
      }),
    );
    expect(session).toMatchObject({ userName: 'Noor_01', customerType: 0, firstTimeLogin: true });
    const as = { merchant: 'firuzara', token: session.token };
    expect(getValue(await client.call(walletBalance, {}, as))).toEqual({ sumBalance: '0.00', currency: 'AED' });
    expect(getValue(await client.call(memberInfo, {}, as))).toMatchObject({ account: 'Noor_01', type: 0 });
    const member = await findMember('firuzara', 'noor_01');
    expect(member?.lineage).toBe(`/${member?.id}/`);
    const [profile] = await platform.store.db
      .select()
      .from(memberProfiles)
      .where(eq(memberProfiles.memberId, member?.id ?? ''));
    expect(profile).toMatchObject({
      email: 'Noor@Example.com',
      emailKey: 'noor@example.com',
      emailVerifiedAt: null,
      mobileNum: null,
      zalo: null,
    });
    const [entry] = await platform.store.db
      .select()
      .from(registrations)
      .where(eq(registrations.memberId, member?.id ?? ''));
    expect(entry).toMatchObject({
      mode: 'username',
      method: 'PWA',
      registerUrl: 'firuzara.localhost',
      confirmedAge: 21,
    });
    expect(
      getValue(await client.call(login, { type: 'username', username: 'noor_01', password }, { merchant: 'firuzara' }))
        .firstTimeLogin,
    ).toBe(false);
  });

  it.each([
    ['a name that is too short', { username: 'abc' }, 'username'],
    ['a name with markup', { username: '<b>noor</b>' }, 'username'],
    ['a name with a newline', { username: 'noor\nadmin' }, 'username'],
    ['no name', { username: '' }, 'username'],
    ['no password', { username: 'fielder', password: '', confirmPassword: '' }, 'password'],
    ['a different confirmation', { username: 'fielder', confirmPassword: 'Lantern-2027' }, 'confirmPassword'],
    ['an e-mail without a host', { username: 'fielder', email: 'noor@' }, 'email'],
    ['a name with an invisible space', { username: 'noor\u200badmin' }, 'username'],
    ['a name with a letter of another script', { username: 'n\u043eor_77' }, 'username'],
    ['a name in full-width letters', { username: '\uff4e\uff4f\uff4f\uff52' }, 'username'],
    ['a nickname with markup', { username: 'fielder', nickname: '<script>' }, 'nickname'],
    ['a nickname that is turned around', { username: 'fielder', nickname: '\u202enimda' }, 'nickname'],
    ['a nickname with an invisible space', { username: 'fielder', nickname: 'ad\u200bmin' }, 'nickname'],
    ['a nickname that imitates another one', { username: 'fielder', nickname: 'p\u0430yments' }, 'nickname'],
    ['an invalid WhatsApp number', { username: 'fielder', whatsapp: 'call me' }, 'whatsapp'],
    ['no agreement', { username: 'fielder', agree: false }, 'agree'],
  ])('rejects %s and names the field', async (_, form, field) => {
    expect((await apply(form)).body).toMatchObject({ errorCode: 'register.field.invalid', value: { field } });
  });

  it('rejects a common password, also with a capital and a symbol', async () => {
    expect(
      (await apply({ username: 'fielder', password: 'Password123!', confirmPassword: 'Password123!' })).body,
    ).toMatchObject({ errorCode: 'password.common', value: { field: 'password' } });
  });

  it.each(['Fielder-2026', 'my-fielder-77', 'FIRUZARA-77', 'x-FiruZara-1'])(
    'rejects the password %s, which contains the user name or the name of the brand',
    async (weak) => {
      expect((await apply({ username: 'fielder', password: weak, confirmPassword: weak })).body).toMatchObject({
        errorCode: 'password.contains.name',
        value: { field: 'password' },
      });
    },
  );

  it('reports 15 times in an hour to one address that a name is taken', async () => {
    const from = { merchant: 'firuzara', address: '2001:db8:99::1' };
    const attempt = async (username: string, host: number) => {
      const at = { ...from, address: `2001:db8:99::${host}` };
      return client.call(register, { ...good, ...(await readCaptcha(client, at)), username }, at);
    };
    for (let taken = 0; taken < 15; taken += 1)
      expect((await attempt('demo', (taken % 3) + 1)).body).toMatchObject({ errorCode: 'register.username.taken' });
    const rejection = await attempt('agent', 4);
    expect(rejection).toMatchObject({ status: 429, body: { errorCode: 'request.too.many' } });
    // The limit per hour was reached. It requires a longer wait than the limit per minute, which is at most one minute.
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(minutes(30) / 1000);
  });

  it('rejects an applicant who did not confirm the age', async () => {
    expect((await apply({ username: 'fielder', ageConfirmed: false })).body).toMatchObject({
      errorCode: 'register.age.unconfirmed',
    });
  });

  it('requires a correct captcha', async () => {
    expect((await apply({ username: 'nocaptcha' }, { isCaptchaNeeded: false })).body).toMatchObject({
      errorCode: 'captcha.required',
    });
    expect((await apply({ username: 'nocaptcha', captcha: '9999' })).body).toMatchObject({
      errorCode: 'captcha.wrong',
    });
  });

  it('rejects a taken name in any case, and a taken e-mail address', async () => {
    expect((await apply({ username: 'DEMO' })).body).toMatchObject({
      errorCode: 'register.username.taken',
      value: { field: 'username' },
    });
    expect((await apply({ username: 'another1', email: 'DEMO.firuzara@example.com' })).body).toMatchObject({
      errorCode: 'register.contact.taken',
      value: { field: 'email' },
    });
    expect(await findMember('firuzara', 'another1')).toBeUndefined();
  });

  it('creates one member for two concurrent equal requests', async () => {
    const form = { username: 'twice_one', requestId: randomUUID() };
    const responses = await Promise.all([apply(form), apply(form), apply(form)]);
    expect(responses.map(({ body }) => body.success)).toEqual([true, true, true]);
    expect(new Set(responses.map((response) => getValue(response).userName))).toEqual(new Set(['twice_one']));
  });

  it('repeats the response after a lost one without a captcha, but not for another form', async () => {
    const requestId = randomUUID();
    getValue(await apply({ username: 'lost_answer', requestId }));
    expect(getValue(await apply({ username: 'lost_answer', requestId }, { isCaptchaNeeded: false })).userName).toBe(
      'lost_answer',
    );
    const other = { username: 'lost_answer', requestId, password: 'Another-2026', confirmPassword: 'Another-2026' };
    expect((await apply(other)).body).toMatchObject({ errorCode: 'request.idempotency.conflict' });
    platform.clock.advance(minutes(15));
    expect((await apply({ username: 'lost_answer', requestId })).body).toMatchObject({
      errorCode: 'request.idempotency.conflict',
    });
  });

  it('creates one member for two concurrent requests with one name', async () => {
    const responses = await Promise.all([apply({ username: 'race_one' }), apply({ username: 'Race_One' })]);
    expect(responses.map(({ body }) => (body.success ? 'in' : body.errorCode)).sort()).toEqual([
      'in',
      'register.username.taken',
    ]);
  });

  it('is rejected when the brand disabled the registration mode', async () => {
    expect((await apply({ mobileNum: '505550199' }, { way: registerByMobile })).body).toMatchObject({
      errorCode: 'function.not.available',
    });
  });

  it('rejects any input with a client error, never a server error', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('\u0000', 'a\r\nb', '‮admin', '😀'.repeat(8), "' or 1=1 --", '${7*7}', 'x'.repeat(64)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            username: anyText,
            password: anyText,
            email: anyText,
            nickname: anyText,
            mobileNum: fc.string({ maxLength: 20 }),
          },
          { requiredKeys: [] },
        ),
        async (form) => {
          const { status } = await apply(form, { isCaptchaNeeded: false });
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('registration by number', () => {
  const merchant = 'lualoc';
  const sendCode = (mobileNo: string, from = '198.51.100.50') =>
    client.call(sendSmsRegister, { mobileNo, countryDialingCode: '84' }, { merchant, address: from });
  const codeFor = async (mobileNo: string, recipient: string) => {
    expect(getValue(await sendCode(mobileNo))).toEqual({ expiredMinutes: 2 });
    return extractCode(await readInbox(platform, merchant).newestTo(recipient));
  };

  it('creates a member with a verified number in any notation', async () => {
    const verificationCode = await codeFor('090 123-4501', '+84901234501');
    const session = getValue(
      await apply(
        { mobileNum: '+84 901 234 501', countryDialingCode: '84', verificationCode },
        { merchant, way: registerByMobile },
      ),
    );
    expect(session.userName).toMatch(/^m\d{10}$/);
    const [profile] = await platform.store.db
      .select()
      .from(memberProfiles)
      .where(and(eq(memberProfiles.merchant, merchant), eq(memberProfiles.mobileNum, '901234501')));
    expect(profile?.mobileVerifiedAt).toBeInstanceOf(Date);
  });

  it('rejects a wrong code, a used code, and a code of another number', async () => {
    const verificationCode = await codeFor('0901234502', '+84901234502');
    const form = { mobileNum: '0901234502', countryDialingCode: '84' };
    const wrong = verificationCode === '111111' ? '222222' : '111111';
    expect((await apply({ ...form, verificationCode: wrong }, { merchant, way: registerByMobile })).body).toMatchObject(
      { errorCode: 'verification.code.wrong', value: { field: 'verificationCode' } },
    );
    expect(
      (await apply({ ...form, mobileNum: '0901234503', verificationCode }, { merchant, way: registerByMobile })).body,
    ).toMatchObject({ errorCode: 'verification.code.wrong' });
    getValue(await apply({ ...form, verificationCode }, { merchant, way: registerByMobile }));
    expect((await apply({ ...form, verificationCode }, { merchant, way: registerByMobile })).body).toMatchObject({
      errorCode: 'verification.code.wrong',
    });
  });

  it('does not use up the code of a failed registration', async () => {
    const verificationCode = await codeFor('0901234504', '+84901234504');
    const form = { mobileNum: '0901234504', countryDialingCode: '84', verificationCode };
    expect(
      (await apply({ ...form, email: 'demo.lualoc@example.com' }, { merchant, way: registerByMobile })).body,
    ).toMatchObject({ errorCode: 'register.contact.taken' });
    expect(
      (await apply({ ...form, email: 'fresh@example.com' }, { merchant, way: registerByMobile })).body.success,
    ).toBe(true);
  });

  it('reveals a taken number only to someone who has the code', async () => {
    const verificationCode = await codeFor('0905550101', '+84905550101');
    expect(
      (
        await apply(
          { mobileNum: '0905550101', countryDialingCode: '84', verificationCode },
          { merchant, way: registerByMobile },
        )
      ).body,
    ).toMatchObject({ errorCode: 'register.contact.taken', value: { field: 'mobileNum' } });
  });
});

describe('invitation', () => {
  it('is validated before, and places the new member under the agent', async () => {
    const agent = await findMember('lualoc', 'agent');
    await platform.store.db
      .insert(referralCodes)
      .values({ memberId: agent?.id ?? '', merchant: 'lualoc', code: 'AGENT777' })
      .onConflictDoUpdate({ target: referralCodes.memberId, set: { code: 'AGENT777' } });
    const check = (code: string, merchant = 'lualoc') => client.call(checkAffiliateCode, { code }, { merchant });
    expect(getValue(await check('agent777'))).toEqual({ success: true });
    expect(getValue(await check('NOBODY99'))).toEqual({ success: false });
    expect(getValue(await check('AGENT777', 'quetzarena'))).toEqual({ success: false });
    // The brand `lualoc` requires a verified phone number from every new member. Therefore the test requests an SMS
    // code.
    getValue(
      await client.call(sendSmsRegister, { mobileNo: '0901234507', countryDialingCode: '84' }, { merchant: 'lualoc' }),
    );
    const verificationCode = extractCode(await readInbox(platform, 'lualoc').newestTo('+84901234507'));
    const form = { username: 'invited1', mobileNum: '0901234507', countryDialingCode: '84', verificationCode };
    expect((await apply({ ...form, affiliateCode: 'NOBODY99' }, { merchant: 'lualoc' })).body).toMatchObject({
      errorCode: 'register.affiliate.invalid',
      value: { field: 'affiliateCode' },
    });
    getValue(await apply({ ...form, affiliateCode: 'agent777' }, { merchant: 'lualoc' }));
    const newcomer = await findMember('lualoc', 'invited1');
    expect(newcomer).toMatchObject({ uplineId: agent?.id, lineage: `${agent?.lineage}${newcomer?.id}/` });
    const [referral] = await platform.store.db
      .select()
      .from(referrals)
      .where(eq(referrals.inviteeId, newcomer?.id ?? ''));
    expect(referral?.inviterId).toBe(agent?.id);
  });
});
