import {
  betDetail,
  listBets,
  listDeposits,
  listTransactions,
  profitLoss,
  listWithdrawals,
} from '@livery/contract/history';
import { availablePromotions, claimReward } from '@livery/contract/rewards/promotions';
import { giveUpBonus } from '@livery/contract/rewards/bonuses';
import { claimRebate, rebateReport, rebateStatus } from '@livery/contract/cashback';
import { login } from '@livery/contract/auth/session';
import { transferOptions, transferToMember, transferToUpline } from '@livery/contract/transfers';
import { walletBalance } from '@livery/contract/wallet';
import { cancelWithdrawal, withdraw, withdrawOptions } from '@livery/contract/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let token: string;

const enter = async (username: string, merchant = 'bituinara'): Promise<string> =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' }, { merchant })).token;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = await enter('demo');
});
afterAll(() => platform.close());

const quarter = { startDate: '2026-08-23', endDate: '2026-11-20' } as const;
const sum = (amounts: readonly string[]): number =>
  amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0);

const readAll = async <Entry>(
  page: (cursor?: string) => Promise<{ list: readonly Entry[]; next: string | null }>,
): Promise<Entry[]> => {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const { list, next } = await page(cursor);
    entries.push(...list);
    cursor = next ?? undefined;
  } while (cursor);
  return entries;
};

it('returns pages of bets without gaps that add up to the totals', async () => {
  const { totals } = getValue(await client.call(listBets, quarter, { token }));
  const bets = await readAll(async (cursor) =>
    getValue(await client.call(listBets, { ...quarter, limit: 7, ...(cursor && { cursor }) }, { token })),
  );
  expect(new Set(bets.map(({ vendor, id }) => `${vendor} ${id}`)).size).toBe(totals?.count);
  expect(sum(bets.map(({ stake }) => stake))).toBe(sum([totals!.stake]));
  expect(bets.map(({ placedAt }) => placedAt)).toEqual(
    bets
      .map(({ placedAt }) => placedAt)
      .toSorted()
      .toReversed(),
  );
  const won = getValue(await client.call(listBets, { ...quarter, state: 'won' }, { token }));
  expect(won.list.every(({ state }) => state === 'won')).toBe(true);
  const detail = getValue(
    await client.call(betDetail, { vendor: won.list[0]!.vendor, id: won.list[0]!.id }, { token }),
  );
  expect(sum(detail.movements.map(({ amount }) => amount))).toBe(sum([detail.payout]) - sum([detail.stake]));
});

it('does not return a bet of another member', async () => {
  const { list } = getValue(await client.call(listBets, quarter, { token }));
  expect(
    await client.call(betDetail, { vendor: list[0]!.vendor, id: list[0]!.id }, { token: await enter('agent') }),
  ).toMatchObject({ status: 404 });
});

it('lists movements whose balances follow from each other and end at the current balance', async () => {
  const entries = await readAll(async (cursor) =>
    getValue(await client.call(listTransactions, { ...quarter, limit: 11, ...(cursor && { cursor }) }, { token })),
  );
  expect(entries[0]?.balance).toBe(getValue(await client.call(walletBalance, {}, { token })).sumBalance);
  entries
    .slice(1)
    .forEach((entry, index) =>
      expect(sum([entry.balance])).toBe(sum([entries[index]!.balance]) - sum([entries[index]!.amount])),
    );
  const deposits = getValue(await client.call(listTransactions, { ...quarter, group: 'deposit' }, { token }));
  expect(deposits.list.every(({ name }) => name === 'deposit')).toBe(true);
});

it('filters orders by state', async () => {
  expect(getValue(await client.call(listDeposits, quarter, { token })).list.length).toBeGreaterThan(5);
  expect(
    getValue(await client.call(listWithdrawals, { ...quarter, state: 'paid' }, { token })).list.every(
      ({ state }) => state === 'paid',
    ),
  ).toBe(true);
});

it('computes profit as prize + bonus + rebate − bet, with days that add up to the total', async () => {
  const { totals, days, categories } = getValue(await client.call(profitLoss, quarter, { token }));
  expect(days).toHaveLength(90);
  for (const part of ['bet', 'prize', 'bonus', 'rebate', 'profit'] as const)
    expect(sum(days.map((day) => day[part]))).toBe(sum([totals[part]]));
  expect(sum([totals.profit])).toBe(sum([totals.prize, totals.bonus, totals.rebate]) - sum([totals.bet]));
  expect(sum(categories.map(({ bet }) => bet))).toBe(sum([totals.bet]));
});

it.each([
  { startDate: '2026-11-21', endDate: '2026-11-20' },
  { startDate: '2026-13-01', endDate: '2026-13-02' },
  { startDate: '2026-02-30', endDate: '2026-03-01' },
  { startDate: '2024-01-01', endDate: '2024-01-02' },
  { startDate: '2026-05-01', endDate: '2026-11-20' },
  { startDate: 'today', endDate: 'today' },
])('rejects the period from $startDate to $endDate', async (range) => {
  expect(await client.call(listTransactions, range, { token })).toMatchObject({
    status: 400,
    body: { errorCode: 'request.invalid' },
  });
});

it('rejects an invalid cursor', async () => {
  for (const cursor of ['x', '1_', "1_'; drop"])
    expect((await client.call(listBets, { ...quarter, cursor }, { token })).status).toBe(400);
});

it('rejects a disabled flag and a trial member', async () => {
  const other = await enter('demo', 'firuzara');
  expect(await client.call(profitLoss, quarter, { token: other, merchant: 'firuzara' })).toMatchObject({
    status: 403,
    body: { errorCode: 'function.not.available' },
  });
  expect(await client.call(listBets, quarter, { token: await enter('trial') })).toMatchObject({
    status: 403,
    body: { errorCode: 'free.reject' },
  });
});

it('pays the cashback once, with lines that add up to its amount', async () => {
  const before = getValue(await client.call(walletBalance, {}, { token })).sumBalance;
  const currentStatus = getValue(await client.call(rebateStatus, {}, { token }));
  expect(sum(currentStatus.lines.map(({ amount }) => amount))).toBe(sum([currentStatus.amount]));
  const paid = await Promise.all([1, 2, 3].map(() => client.call(claimRebate, {}, { token })));
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(sum([getValue(await client.call(walletBalance, {}, { token })).sumBalance])).toBe(
    sum([before, currentStatus.amount]),
  );
  expect(
    getValue(await client.call(rebateReport, { startDate: '2026-11-20', endDate: '2026-11-20' }, { token })).list[0]
      ?.amount,
  ).toBe(currentStatus.amount);
  const { list } = getValue(await client.call(listTransactions, { ...quarter, group: 'rebate' }, { token }));
  expect(list[0]).toMatchObject({ amount: currentStatus.amount, about: null });
  expect(Date.parse(list[0]?.period?.from ?? '')).toBeLessThan(Date.parse(list[0]?.period?.to ?? ''));
});

it('names the bonus of a transaction in the language of the member, also after it was given up', async () => {
  const options = { token, language: 'ES' };
  const { list: rewards } = getValue(await client.call(availablePromotions, {}, options));
  const reward = rewards.find(({ rollover }) => Number(rollover) > 0)!;
  getValue(await client.call(claimReward, { id: reward.id }, options));
  getValue(await client.call(giveUpBonus, { id: reward.id }, options));
  const request = { ...quarter, group: 'bonus', language: 'ES' } as const;
  const { list } = getValue(await client.call(listTransactions, request, options));
  expect(list.slice(0, 2)).toMatchObject([
    { about: reward.title, amount: `-${reward.amount}`, period: null },
    { about: reward.title, amount: reward.amount, period: null },
  ]);
});

it('leaves what was given back out of the totals', async () => {
  const read = async () => getValue(await client.call(listTransactions, { ...quarter, limit: 1 }, { token })).totals!;
  const difference = ({ moneyIn, moneyOut }: Awaited<ReturnType<typeof read>>): number =>
    sum([moneyIn]) - sum([moneyOut]);
  const before = await read();
  const entries = await readAll(async (cursor) =>
    getValue(await client.call(listTransactions, { ...quarter, limit: 200, ...(cursor && { cursor }) }, { token })),
  );
  expect(difference(before)).toBe(sum(entries.map(({ amount }) => amount)));
  const { cards } = getValue(await client.call(withdrawOptions, {}, { token }));
  const request = { amount: '250', cardId: cards[0]!.id, paymentPassword: demoPaymentPassword };
  const { id } = getValue(await client.call(withdraw, request, { token }));
  expect(sum([(await read()).moneyOut])).toBe(sum([before.moneyOut, '250.00']));
  getValue(await client.call(cancelWithdrawal, { id }, { token }));
  const { count, ...sums } = await read();
  expect(sums).toEqual({ moneyIn: before.moneyIn, moneyOut: before.moneyOut });
  expect(count).toBe(before.count + 2);
});

it('transfers money to the upline and to a member, and rejects other recipients', async () => {
  const options = getValue(await client.call(transferOptions, {}, { token }));
  expect(options).toMatchObject({ upline: expect.stringContaining('***') as unknown, canSendToMembers: true });
  const agent = await enter('agent');
  const had = getValue(await client.call(walletBalance, {}, { token: agent })).sumBalance;
  expect(
    (await client.call(transferToUpline, { amount: '50', paymentPassword: demoPaymentPassword }, { token })).status,
  ).toBe(200);
  expect(
    (
      await client.call(
        transferToMember,
        { account: 'AGENT', amount: '25', note: 'Salamat', paymentPassword: demoPaymentPassword },
        { token },
      )
    ).status,
  ).toBe(200);
  expect(sum([getValue(await client.call(walletBalance, {}, { token: agent })).sumBalance])).toBe(sum([had, '75.00']));
  for (const account of ['demo', 'trial', 'nobody_here'])
    expect(
      await client.call(transferToMember, { account, amount: '25', paymentPassword: demoPaymentPassword }, { token }),
    ).toMatchObject({ status: 404, body: { errorCode: 'transfer.receiver' } });
  expect(
    await client.call(transferToUpline, { amount: '99999999', paymentPassword: demoPaymentPassword }, { token }),
  ).toMatchObject({ status: 402 });
  expect(
    await client.call(transferToUpline, { amount: '50', paymentPassword: demoPaymentPassword }, { token: agent }),
  ).toMatchObject({ status: 403 });
});
