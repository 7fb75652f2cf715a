import { randomUUID } from 'node:crypto';
import { gameList, launchGame } from '@livery/contract/catalogue/games';
import { parseAmount } from '@livery/contract/money';
import { setPayeeName } from '@livery/contract/account/profile';
import { register } from '@livery/contract/auth/registration';
import { login } from '@livery/contract/auth/session';
import { createDeposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import { walletBalance } from '@livery/contract/wallet';
import { addBankCard, setPaymentPassword } from '@livery/contract/withdrawals';
import { expect, vi } from 'vitest';
import { createClient, getValue, type Reply } from '../testing/client.ts';
import { createRemoteApp, sendHttpRequest } from '../testing/gateway-process.ts';
import { solveBotCheck } from '../testing/read-captcha.ts';
import { type Deployment, publicOrigin, vendorCode } from './deployment.ts';

export const merchant = 'firuzara';
export const memberPassword = 'Lantern-2026';
const paymentPassword = '739158';
const holder = 'Ana Example';

/** Time limit and interval for tests that wait until a job of a gateway has done its work, in milliseconds. */
const patience = { timeout: 120_000, interval: 250 };

/**
 * Last number from which the IP address of a client was made. Each client gets a different address, because the gateway
 * limits the calls of each address.
 */
let lastAddress = 0;

/** Creates a client for the API of the deployment. Each client sends its calls with a different IP address. */
export const createDeploymentClient = (origin: string) => {
  lastAddress += 1;
  const from = { merchant, address: `198.51.100.${lastAddress}` };
  const client = createClient({
    app: createRemoteApp(origin),
    clock: { now: () => new Date() },
    config: { publicOrigin },
  } as never);
  return {
    client,
    from,
    call: <O extends Operation>(
      operation: O,
      request: RequestBody<O>,
      { token = '', key }: { token?: string; key?: string } = {},
    ): Promise<Reply<ResponseValue<O>>> =>
      client.call(operation, request, { ...from, token, ...(key && { headers: { 'idempotency-key': key } }) }),
  };
};
type DeploymentClient = ReturnType<typeof createDeploymentClient>;

export const logIn = async ({ call }: DeploymentClient, username: string): Promise<string> =>
  getValue(await call(login, { type: 'username', username, password: memberPassword })).token;

export const readBalance = async ({ call }: DeploymentClient, token: string): Promise<string> =>
  getValue(await call(walletBalance, {}, { token })).sumBalance;

/** Registers a member with a payment password and a bank account, and logs the member in. */
export const enterNewMember = async ({ origin }: Pick<Deployment, 'origin'>, username: string) => {
  const member = createDeploymentClient(origin);
  const { call } = member;
  const botCheck = await solveBotCheck(member.client, member.from);
  const form = { username, password: memberPassword, confirmPassword: memberPassword, ageConfirmed: true, agree: true };
  getValue(await call(register, { ...form, botCheck }));
  const token = await logIn(member, username);
  getValue(await call(setPayeeName, { payeeName: holder }, { token }));
  getValue(await call(setPaymentPassword, { paymentPassword }, { token }));
  await vi.waitUntil(async () => getValue(await call(depositOptions, {}, { token })).channels.length > 0, patience);
  const card = {
    bankId: `${merchant}-payco-first`,
    number: `40123456${String(lastAddress).padStart(3, '0')}`,
    holder,
    paymentPassword,
  };
  const { id: cardId } = getValue(await call(addBankCard, card, { token }));
  return { ...member, username, token, cardId, paymentPassword };
};
export type Member = Awaited<ReturnType<typeof enterNewMember>>;

/** Deposits an amount through the payment channel, and waits until the deposit is confirmed. */
export const deposit = async (
  { operator, origin }: Deployment,
  { call, token }: Member,
  amount: string,
): Promise<void> => {
  const order = getValue(await call(createDeposit, { channelId: `${merchant}-payco-qr`, amount }, { token }));
  // The gateway sends the order to the payment channel only when the member opens the payment page.
  const { pathname, search } = new URL(order.payUrl!, publicOrigin);
  const { headers } = await sendHttpRequest(origin + pathname + search, {
    headers: { host: new URL(publicOrigin).host },
  });
  expect(headers.location).toMatch(new RegExp(`^${operator.PAYCO.url}/pay/`));
  await operator.PAYCO.service.control('settleDeposit', { orderNo: order.orderNo, outcome: 'paid' });
  await vi.waitUntil(
    async () => getValue(await call(depositStatus, { id: order.id }, { token })).state === 'confirmed',
    patience,
  );
};

export { patience };

/** Response to a call of the vendor's game page, with only the fields that the test uses. */
interface RoundResponse {
  readonly stake?: number;
  readonly win?: number;
  readonly state?: unknown;
  readonly next?: string;
  readonly commitment?: string;
}

/** Member with a running session in a slot game. */
export interface Player {
  readonly member: Member;
  /** Wins minus stakes of all played rounds, in minor units. */
  readonly getResult: () => number;
  /** Plays a round. Returns the description of a failure, or undefined if the round was played. */
  readonly play: () => Promise<string | undefined>;
}

const post = async (url: string, body: object, bearer?: string) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, status: response.status, body: (await response.json()) as RoundResponse };
};

/**
 * Launches the first slot game in the list for a member, and starts a session in the game. The page of the game
 * starts a session with the same call.
 */
export const launchSlot = async ({ vendorUrl }: Deployment, member: Member): Promise<Player> => {
  const { call, token } = member;
  const listGames = async () => getValue(await call(gameList, { gameType: 'RNG', language: 'EN' }, { token })).games;
  const game = await vi.waitUntil(async () => (await listGames())[0], patience);
  const request = { vendor: vendorCode, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' };
  const { url } = getValue(await call(launchGame, request, { token }));
  const launchToken = new URL(url).searchParams.get('token');
  const session = await post(`${vendorUrl}/api/session`, { token: launchToken, vendor: vendorCode });
  const table = session.body as RoundResponse & { bearer: string; limits: { steps: [number] } };
  const bet = table.limits.steps[0];
  let { commitment, state } = table;
  let result = 0;
  return {
    member,
    getResult: () => result,
    play: async () => {
      const kind = state ? 'free' : 'paid';
      const round = { roundId: randomUUID(), commitment, clientPart: 'page', play: { kind, bet } };
      const { ok, status, body } = await post(`${vendorUrl}/api/play`, round, table.bearer);
      commitment = body.next ?? body.commitment ?? commitment;
      if (!ok) return `${status} ${JSON.stringify(body)}`;
      state = body.state;
      result += (body.win ?? 0) - (body.stake ?? 0);
      return undefined;
    },
  };
};

/** Result of the calls that members send while a test changes the deployment, for example stops a gateway. */
export interface LoadResult {
  /** Number of successful calls: played rounds and read balances together. */
  readonly completed: number;
  /** Descriptions of the calls that got no response or an error response. */
  readonly failures: readonly string[];
}

/** Plays rounds and reads balances, one after another for each player, until `work` is done. */
export const runUnderLoad = async (players: readonly Player[], work: () => Promise<void>): Promise<LoadResult> => {
  const done = new AbortController();
  let completed = 0;
  const failures: string[] = [];
  const attempt = async (name: string, send: () => Promise<string | undefined>): Promise<void> => {
    const failure = await send().catch((error: unknown) => String(error));
    if (failure === undefined) completed += 1;
    else failures.push(`${name}: ${failure}`);
  };
  const run = async ({ member: { call, token }, play }: Player): Promise<void> => {
    while (!done.signal.aborted) {
      await attempt('play', play);
      await attempt('walletBalance', async () => {
        const { status, body } = await call(walletBalance, {}, { token });
        return body.success ? undefined : `${status} ${JSON.stringify(body)}`;
      });
    }
  };
  const runs = Promise.all(players.map(run));
  try {
    await work();
  } finally {
    done.abort();
  }
  await runs;
  return { completed, failures };
};

/** Waits until the balance of each player equals the deposit plus the results of the rounds. */
export const expectExactBalances = (players: readonly Player[], deposited: string): Promise<void> =>
  vi.waitFor(async () => {
    for (const { member, getResult } of players)
      expect([member.username, parseAmount(await readBalance(member, member.token))]).toEqual([
        member.username,
        parseAmount(deposited) + getResult(),
      ]);
  }, patience);
