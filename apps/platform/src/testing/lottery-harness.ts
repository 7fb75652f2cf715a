import { randomUUID } from 'node:crypto';
import { lotteryBets, lotteryBoard, openedNumeros, placeLotteryBets } from '@livery/contract/lottery';
import { parseAmount } from '@livery/contract/money';
import type { Operation, RequestBody } from '@livery/contract/operation';
import { login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { minutes } from '../core/clock/durations.ts';
import { type Client, createClient, getValue } from './client.ts';
import { buildTestApp, type TestApp } from './test-platform.ts';
import { ledgerEntries } from '../modules/ledger/ledger.tables.ts';

export let platform: TestApp;
export let client: Client;
export let token: string;

export const loginAsDemo = async () =>
  void (token = getValue(
    await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }),
  ).token);

/**
 * Registers hooks that start a gateway before the tests of a file, and log in a member before each test. Call this
 * function in each test file. Hooks at the top level of this module would run only for the first file of a Vitest
 * worker, because the files share the module. `getOptions` returns the options for the start of the gateway.
 */
export const setupLotteryHarness = (
  getOptions: () => Promise<Parameters<typeof buildTestApp>[0]> = async () => ({}),
): void => {
  beforeAll(async () => {
    platform = await buildTestApp(await getOptions());
    client = createClient(platform);
  });
  afterAll(() => platform.close());

  // An earlier test can leave the current issue (numbered draw) of a lottery with bets. The clock moves past its draw,
  // so that each test begins with a new issue.
  beforeEach(async () => {
    platform.clock.advance(minutes(2));
    await platform.jobs.run('lottery.draws');
    await platform.jobs.run('lottery.draws');
    await loginAsDemo();
  });
};

/**
 * Sends a call to the gateway, by default with the token of the logged-in member. Replaces the `:name` parts of the
 * path with the fields of the request.
 */
export const call = <O extends Operation>(
  operation: O,
  request: RequestBody<O>,
  as: Parameters<Client['call']>[2] = {},
) => {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((request as Record<string, unknown>)[name])),
  ) as `/${string}`;
  const rest = Object.fromEntries(
    Object.entries(request as object).filter(([name]) => !operation.path.includes(`:${name}`)),
  );
  return client.call({ ...operation, path } as O, rest as RequestBody<O>, { token, ...as });
};

export const getLotteryState = async (code: string) => getValue(await call(openedNumeros, { code })).list[0]!;
export const getPrice = async (code: string, prizeMode: 'LOTT' | 'SEA', method: string) =>
  getValue(await call(lotteryBoard, { code, prizeMode })).methods.find((each) => each.code === method)!.prices[0]!;
export const balance = async (): Promise<number> =>
  parseAmount(getValue(await client.call(walletBalance, {}, { token })).sumBalance);

export type Slip = RequestBody<typeof placeLotteryBets>;
export const submitSlip = (slip: Slip, key = randomUUID()) =>
  call(placeLotteryBets, slip, { headers: { 'idempotency-key': key } });

export const allDigits = '0,1,2,3,4,5,6,7,8,9';
export const createSlip = async ({
  code = 'SSC_1M',
  prizeMode = 'SEA',
  method = 'place',
  selection = `${allDigits}||||`,
  numeros,
}: {
  code?: string;
  prizeMode?: 'LOTT' | 'SEA';
  method?: string;
  selection?: string;
  numeros?: Slip['numeros'];
} = {}): Promise<Slip> => ({
  code,
  prizeMode,
  numeros: numeros ?? [{ numero: (await getLotteryState(code)).current.numero }],
  lines: [{ method, selection, unit: '1.00', multiple: 2, price: await getPrice(code, prizeMode, method) }],
});

/**
 * Advances the clock to the draw time of a lottery's open issue (a single draw). Then runs the job that closes, draws
 * and settles this issue.
 */
export const passDraw = async (code: string): Promise<void> => {
  const { current } = await getLotteryState(code);
  platform.clock.advance(new Date(current.drawsAt).getTime() - platform.clock.now().getTime());
  await platform.jobs.run('lottery.draws');
};

export const listBets = async (chaseId?: string) =>
  getValue(await call(lotteryBets, { language: 'EN', ...(chaseId && { chaseId }) })).list;

export const ledgerIsExact = async (): Promise<void> => {
  const [sum] = await platform.store.db
    .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries);
  expect(sum?.total).toBe(0);
};
