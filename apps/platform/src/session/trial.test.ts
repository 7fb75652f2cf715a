import { createTrialAccount, freePlay, login, renewSession } from '@livery/contract/session';
import { walletBalance } from '@livery/contract/wallet';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerEntries, members } from '../db/schema/tables.ts';
import { type Client, createClient, valueOf } from '../testing/client.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let client: Client;

beforeAll(async () => {
  platform = await openTestPlatform();
  client = createClient(platform);
});
afterAll(() => platform.close());

const balanceOf = async (token: string) => valueOf(await client.call(walletBalance, {}, { token }));

it('opens with a balance of its own that the trial merchant pays', async () => {
  const [one, other] = [
    valueOf(await client.call(freePlay, { module: 'REG3' })),
    valueOf(await client.call(freePlay, {})),
  ];
  expect(one).toMatchObject({ customerType: 4, userName: expect.stringMatching(/^trial-[a-z2-9]{12}$/) });
  expect(other.userName).not.toBe(one.userName);
  expect(await balanceOf(one.token)).toEqual({ sumBalance: '5000.00', currency: 'PHP' });
  expect(valueOf(await client.call(renewSession, {}, { token: one.token })).customerType).toBe(4);
  const [member] = await platform.store.db.select().from(members).where(eq(members.username, one.userName));
  expect(member?.merchant).toBe('bituinara.trial');
  const [paid] = await platform.store.db
    .select({ sum: sql<number>`sum(amount)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, 'bituinara.trial.promotion'));
  expect(paid?.sum).toBe(-1_000_000);
});

it('goes on in the account that the tab had, made before or with the session', async () => {
  const { userName } = valueOf(await client.call(createTrialAccount, {}));
  expect(valueOf(await client.call(freePlay, { userName })).userName).toBe(userName);
  expect(valueOf(await client.call(freePlay, { userName: 'demo' })).userName).not.toBe('demo');
});

it('is of one brand, and its name logs nobody in', async () => {
  const { token, userName } = valueOf(await client.call(freePlay, {}));
  expect((await client.call(walletBalance, {}, { token, merchant: 'lualoc' })).status).toBe(401);
  expect(
    (await client.call(login, { type: 'username', username: userName, password: 'none' }, { address: '198.51.100.70' }))
      .body,
  ).toMatchObject({ errorCode: 'login.failed' });
});
