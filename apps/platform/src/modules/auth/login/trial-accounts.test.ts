import { createTrialAccount, freePlay, login, renewSession } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { ledgerEntries } from '../../ledger/ledger.tables.ts';
import { members } from '../../members/members.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const getBalance = async (token: string) => getValue(await client.call(walletBalance, {}, { token }));

it('opens a trial account with a balance that the trial merchant pays', async () => {
  const [one, other] = [
    getValue(await client.call(freePlay, { module: 'REG3' })),
    getValue(await client.call(freePlay, {})),
  ];
  expect(one).toMatchObject({ customerType: 4, userName: expect.stringMatching(/^trial-[a-z2-9]{12}$/) });
  expect(other.userName).not.toBe(one.userName);
  expect(await getBalance(one.token)).toEqual({ sumBalance: '5000.00', currency: 'PHP' });
  expect(getValue(await client.call(renewSession, {}, { token: one.token })).customerType).toBe(4);
  const [member] = await platform.store.db.select().from(members).where(eq(members.username, one.userName));
  expect(member?.merchant).toBe('bituinara.trial');
  const [paid] = await platform.store.db
    .select({ sum: sql<number>`sum(amount)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, 'bituinara.trial.promotion'));
  expect(paid?.sum).toBe(-1_000_000);
});

it("continues in the tab's existing trial account, created before or with the session", async () => {
  const { userName } = getValue(await client.call(createTrialAccount, {}));
  expect(getValue(await client.call(freePlay, { userName })).userName).toBe(userName);
  expect(getValue(await client.call(freePlay, { userName: 'demo' })).userName).not.toBe('demo');
});

it('is valid at one brand, and its name cannot log in', async () => {
  const { token, userName } = getValue(await client.call(freePlay, {}));
  expect((await client.call(walletBalance, {}, { token, merchant: 'lualoc' })).status).toBe(401);
  expect(
    (await client.call(login, { type: 'username', username: userName, password: 'none' }, { address: '198.51.100.70' }))
      .body,
  ).toMatchObject({ errorCode: 'login.failed' });
});
