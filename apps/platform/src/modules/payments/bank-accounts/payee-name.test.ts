import { randomUUID } from 'node:crypto';
import { memberProfile, setPayeeName } from '@livery/contract/account/profile';
import { login } from '@livery/contract/auth/session';
import { addBankCard, listBankCards, removeBankCard, withdraw } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { memberProfiles } from '../../members/index.ts';
import { bankCards } from '../bank-accounts.tables.ts';
import { maxNameAttempts } from '../shared/name-attempts.ts';
import { withdrawals } from '../withdrawals.tables.ts';

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
const isSet = { status: 409, body: { errorCode: 'profile.payee.set' } };
const isRejected = { status: 409, body: { errorCode: 'card.taken' } };
const readHolder = async (): Promise<string> => {
  const [card] = await listCards();
  const [row] = await platform.store.db.select().from(bankCards).where(eq(bankCards.id, card!.id));
  return row!.holder;
};
/** Adds a bank account in a name. Each call uses another number. */
const addCard = (number: string, holder?: string) =>
  client.call(
    addBankCard,
    { bankId: 'bituinara-payout-2', number, paymentPassword, ...(holder !== undefined && { holder }) },
    { token },
  );
const removeAllCards = async () => {
  for (const { id } of await listCards())
    expect((await client.call(removeBankCard, { id, paymentPassword }, { token })).status).toBe(200);
};

it('shows only the first characters of the names', async () => {
  await setStoredName('Ana Maria Cruz');
  const { payeeName, cards } = getValue(await client.call(listBankCards, {}, { token }));
  expect(payeeName).toBe('A*** M*** C***');
  expect(cards[0]!.holder).toMatch(/^\S\*\*\*$/);
  expect(getValue(await client.call(memberProfile, {}, { token })).payeeName).toBe('A*** M*** C***');
});

it('rejects each payee name of a member with a card in the same way, so that the name cannot be guessed', async () => {
  const holder = await readHolder();
  expect(await setName('Somebody Else')).toMatchObject(isSet);
  expect(await setName(holder)).toMatchObject(isSet);
  expect(getValue(await client.call(memberProfile, {}, { token })).payeeName).toMatch(/\*\*\*/);
});

it('adds a card in the name of the payee without a field for it, and rejects another name', async () => {
  const holder = await readHolder();
  const added = getValue(await addCard('123443211234'));
  const [row] = await platform.store.db.select().from(bankCards).where(eq(bankCards.id, added.id));
  expect(row!.holder).toBe(holder);
  expect((await addCard('123443211235', `  ${holder.toUpperCase()} `)).status).toBe(200);
  expect(await addCard('123443211236', 'Somebody Else')).toMatchObject(isRejected);
});

it('rejects a withdrawal to a card in another name than the payee', async () => {
  const [card] = await listCards();
  await setStoredName('Somebody Else');
  const withdrawal = { amount: '200', cardId: card!.id, paymentPassword };
  expect(await client.call(withdraw, withdrawal, { token })).toMatchObject({
    status: 400,
    body: { errorCode: 'card.holder' },
  });
});

it('pays only to the name to which it has paid, also after all accounts are removed', async () => {
  const { db } = platform.store;
  const cards = await listCards();
  const now = platform.clock.now();
  await db.insert(withdrawals).values({
    ...(await db.select().from(withdrawals).limit(1))[0]!,
    id: randomUUID(),
    orderNo: 'W-payee-test',
    memberId: (await db.select().from(bankCards).where(eq(bankCards.id, cards[0]!.id)))[0]!.memberId,
    cardId: cards[0]!.id,
    state: 'paid',
    createdAt: now,
  });
  await removeAllCards();
  expect(await addCard('223443211234', 'Somebody Else')).toMatchObject(isRejected);
  expect(getValue(await addCard('223443211234')).holder).toBe(cards[0]!.holder);
  await db.delete(withdrawals).where(eq(withdrawals.orderNo, 'W-payee-test'));
});

it('lets a member without payouts correct a wrong name by removing the account', async () => {
  const { db } = platform.store;
  const paid = await db.select().from(withdrawals).where(eq(withdrawals.state, 'paid'));
  await db.update(withdrawals).set({ state: 'cancelled' }).where(eq(withdrawals.state, 'paid'));
  await removeAllCards();
  expect(await addCard('323443211234')).toMatchObject({ status: 400, body: { errorCode: 'card.holder' } });
  expect((await addCard('323443211234', 'Ana Cruz')).status).toBe(200);
  await removeAllCards();
  const responses = await Promise.all([addCard('323443211235', 'Ana Cruz'), setName('Ben Reyes')]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { id } of paid) await db.update(withdrawals).set({ state: 'paid' }).where(eq(withdrawals.id, id));
  await db.update(bankCards).set({ removedAt: platform.clock.now() });
});

it('stops the attempts of a day after five wrong names, also for the correct one', async () => {
  const guess = (holder: string) => addCard('423443211234', holder);
  // The demo member has already reached the limit of wrong names in the tests before. Therefore this test logs in
  // another member.
  token = getValue(await client.call(login, { type: 'username', username: 'agent', password: 'Demo#2026' })).token;
  const guessAll = (names: readonly string[]) => Promise.all(names.map((last) => guess(`Ana ${last}`)));
  // More than five calls at the same time would lock the payment password of the member.
  const responses = [...(await guessAll(['a', 'b', 'c'])), ...(await guessAll(['d', 'e', 'f', 'g']))];
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: maxNameAttempts }, () => isRejected.status),
    429,
    429,
  ]);
  expect(await guess('Ana Cruz')).toMatchObject({ status: 429, body: { errorCode: 'request.too.many' } });
});
