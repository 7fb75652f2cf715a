import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listAnnouncements } from '@livery/contract/announcements';
import { ErrorCode } from '@livery/contract/errors';
import { uploadsPath } from '@livery/contract/support/feedback';
import { helpCenter } from '@livery/contract/support/help';
import { setEmail } from '@livery/contract/account/profile';
import { claimRebate } from '@livery/contract/cashback';
import { addPasskey, passkeyLogin, passkeyOptions } from '@livery/contract/auth/security';
import { login } from '@livery/contract/auth/session';
import { systemStatus } from '@livery/contract/site-settings';
import { createAffiliateLink } from '@livery/contract/agents/team';
import { addBankCard, listBankCards, listPayoutBanks } from '@livery/contract/withdrawals';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from './core/clock/durations.ts';
import { type Client, createClient, getValue } from './testing/client.ts';
import { buildTestApp, type TestApp } from './testing/test-platform.ts';
import { memberProfiles } from './modules/members/member-profiles.tables.ts';
import { members } from './modules/members/members.tables.ts';
import { merchants } from './modules/brands/brands.tables.ts';
import { uploads } from './modules/uploads/uploads.tables.ts';
import { withdrawalRules } from './modules/payments/withdrawals.tables.ts';
import { passkeys } from './modules/auth/passkeys/passkeys.tables.ts';

const merchant = 'bituinara';
let platform: TestApp;
let client: Client;
const logIn = async (username = 'demo') =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;
const findMemberId = async (username: string) =>
  (
    await platform.store.db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, username)))
  )[0]!.id;

beforeAll(async () => {
  platform = await buildTestApp({
    settings: {
      publicOrigin: 'https://play.example',
      runtime: { trustedProxies: ['10.0.0.0/8'], countryHeader: 'x-country' },
    },
  });
  client = createClient(platform);
});
afterAll(() => platform.close());

const source = fileURLToPath(new URL('./', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const readSources = (matches: (path: string) => boolean): string =>
  files
    .filter(matches)
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .join('\n');
const sources = readSources(
  (path) => !path.endsWith('.test.ts') && !/testing\/|conformance\/|core\/http\/errors\/error-status/.test(path),
);
const tests = readSources((path) => path.endsWith('.test.ts') || path.startsWith('conformance/'));

describe.each(Object.entries(ErrorCode))('%s', (name, code) => {
  it('is thrown by a path of the gateway', () => {
    expect(sources).toMatch(new RegExp(`\\bErrorCode\\.${name}\\b`));
  });

  it('is covered by a test of that path', () => {
    expect(
      tests.includes(`'${code}'`) || tests.includes(`"${code}"`) || new RegExp(`\\bErrorCode\\.${name}\\b`).test(tests),
      `a test that is rejected with ${code}`,
    ).toBe(true);
  });
});

it('rejects a bank account beyond the max number of the brand', async () => {
  const token = await logIn();
  const { cards } = getValue(await client.call(listBankCards, {}, { token }));
  const { banks } = getValue(await client.call(listPayoutBanks, {}, { token }));
  await platform.store.db
    .update(withdrawalRules)
    .set({ maxCards: cards.length })
    .where(eq(withdrawalRules.merchant, merchant));
  const card = {
    bankId: banks[0]!.id,
    number: '7'.repeat(banks[0]!.shortest),
    paymentPassword: '246810',
  };
  expect((await client.call(addBankCard, card, { token })).body).toMatchObject({ errorCode: 'card.most' });
});

it('rejects an e-mail address of another member', async () => {
  const [other] = await platform.store.db
    .select()
    .from(memberProfiles)
    .where(
      and(
        eq(memberProfiles.merchant, merchant),
        eq(memberProfiles.memberId, await findMemberId('demo')),
        isNotNull(memberProfiles.email),
      ),
    );
  const email = other?.email ?? 'taken@example.com';
  if (!other) getValue(await client.call(setEmail, { email }, { token: await logIn() }));
  expect((await client.call(setEmail, { email }, { token: await logIn('newbie') })).body).toMatchObject({
    errorCode: 'profile.email.taken',
  });
});

it('rejects a rebate that was already claimed', async () => {
  const token = await logIn();
  await client.call(claimRebate, {}, { token });
  expect((await client.call(claimRebate, {}, { token })).body).toMatchObject({ errorCode: 'rebate.nothing' });
});

it('rejects a forged passkey and one beyond the max number', async () => {
  const [token, memberId] = [await logIn(), await findMemberId('demo')];
  const headers = { origin: `https://${merchant}.play.example` };
  const forged = {
    challengeId: 'none',
    response: { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} },
  };
  expect((await client.call(passkeyLogin, forged, { headers })).body).toMatchObject({ errorCode: 'passkey.invalid' });
  expect((await client.call(addPasskey, { ...forged, name: 'Forged' }, { token, headers })).body).toMatchObject({
    errorCode: 'passkey.invalid',
  });
  const key = {
    memberId,
    merchant,
    rpId: `${merchant}.play.example`,
    publicKey: 'x',
    counter: 0,
    transports: [],
    name: 'Key',
    isSynced: false,
    createdAt: platform.clock.now(),
  };
  await platform.store.db.insert(passkeys).values(Array.from({ length: 10 }, (_, at) => ({ id: `key-${at}`, ...key })));
  expect((await client.call(passkeyOptions, {}, { token, headers })).body).toMatchObject({ errorCode: 'passkey.most' });
});

it('rejects an image beyond the daily limit', async () => {
  const [authorization, memberId] = [await logIn(), await findMemberId('demo')];
  const one = {
    merchant,
    memberId,
    purpose: 'feedback' as const,
    contentType: 'image/png',
    digest: 'x',
    bytes: 1,
    at: platform.clock.now(),
  };
  await platform.store.db.insert(uploads).values(Array.from({ length: 40 }, () => ({ id: client.newId(), ...one })));
  const response = await platform.app.inject({
    method: 'PUT',
    url: `${uploadsPath}?purpose=feedback`,
    headers: { host: 'play.example', merchant, authorization, 'content-type': 'image/png' },
    payload: Buffer.from('x'),
  });
  expect(response.json()).toMatchObject({ errorCode: 'upload.most' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(3600);
});

it('rejects an affiliate link beyond the max number of an agent', async () => {
  const token = await logIn('agent');
  let rejection: unknown;
  for (let createdCount = 0; createdCount < 200 && !rejection; createdCount += 1) {
    const { body } = await client.call(
      createAffiliateLink,
      { kind: 'member', note: `Link ${createdCount}` },
      { token },
    );
    if (!body.success) rejection = body;
  }
  expect(rejection).toMatchObject({ errorCode: 'affiliate.most', value: { most: expect.any(Number) } });
});

it('rejects a country that the brand blocks, but returns the system status', async () => {
  await platform.store.db
    .update(merchants)
    .set({ blockedCountries: ['FR'] })
    .where(eq(merchants.code, 'lualoc'));
  const from = (country: string) => ({ merchant: 'lualoc', headers: { 'x-country': country }, address: '10.1.2.3' });
  const query = { types: 'B', groupName: 'm_home', platform: 'M' } as const;
  // The gateway caches the settings of a brand for a few seconds. The clock moves past this time, so that the gateway
  // reads the changed setting.
  platform.clock.advance(seconds(5));
  expect((await client.call(listAnnouncements, query, from('FR'))).body).toMatchObject({ errorCode: 'system.region' });
  expect((await client.call(listAnnouncements, query, from('VN'))).body.success).toBe(true);
  expect(getValue(await client.call(systemStatus, {}, from('FR')))).toMatchObject({
    regionRestriction: true,
    country: 'FR',
  });
});

it('responds to an internal failure with system.busy and a retry time, without details', async () => {
  await platform.store.db.execute(sql`alter table help_pages rename to help_pages_gone`);
  const { status, headers, body } = await client.call(
    helpCenter,
    { device: 'MOBILE', shelf: 'agreement', language: 'EN' },
    { merchant: 'quetzarena' },
  );
  expect(status).toBeGreaterThanOrEqual(500);
  expect(body).toEqual({ success: false, errorCode: 'system.busy' });
  expect(headers['retry-after']).toBeDefined();
});
