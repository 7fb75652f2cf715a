import { setPayeeName } from '@livery/contract/account/profile';
import { login } from '@livery/contract/auth/session';
import { addBankCard, listBankCards, removeBankCard, withdraw } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { memberProfiles } from '../../members/index.ts';
import { bankCards } from '../bank-accounts.tables.ts';

const paymentPassword = demoPaymentPassword;
let platform: TestApp;
let client: Client;
let token: string;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;
  await setStoredName(null);
});

const setStoredName = (payeeName: string | null) =>
  platform.store.db.update(memberProfiles).set({ payeeName }).where(eq(memberProfiles.mobileNum, '9175550101'));
const listCards = async () => getValue(await client.call(listBankCards, {}, { token })).cards;
const setName = (payeeName: string) => client.call(setPayeeName, { payeeName }, { token });
const mismatch = { status: 400, body: { errorCode: 'card.holder' } };

it('rejects a payee name that differs from the holder of a card that came first', async () => {
  const [card] = await listCards();
  expect(await setName('Somebody Else')).toMatchObject(mismatch);
  expect((await setName(`  ${card!.holder.toUpperCase()} `)).status).toBe(200);
});

it('rejects a card in another name than the payee', async () => {
  const [card] = await listCards();
  await setStoredName(card!.holder);
  const other = { bankId: 'bituinara-payout-2', number: '123443211234', holder: 'Somebody Else', paymentPassword };
  expect(await client.call(addBankCard, other, { token })).toMatchObject(mismatch);
});

it('rejects a withdrawal to a card in another name than the payee', async () => {
  const [card] = await listCards();
  await setStoredName('Somebody Else');
  const withdrawal = { amount: '200', cardId: card!.id, paymentPassword };
  expect(await client.call(withdraw, withdrawal, { token })).toMatchObject(mismatch);
});

it('accepts only one of a card and a payee name of different people that are sent at the same time', async () => {
  const [card] = await listCards();
  await client.call(removeBankCard, { id: card!.id, paymentPassword }, { token });
  const other = { bankId: 'bituinara-payout-2', number: '998877665544', holder: 'Ana Cruz', paymentPassword };
  const responses = await Promise.all([client.call(addBankCard, other, { token }), setName('Ben Reyes')]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  await platform.store.db.update(bankCards).set({ removedAt: platform.clock.now() });
});
