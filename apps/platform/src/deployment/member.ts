import { randomUUID } from 'node:crypto';
import { setPayeeName } from '@livery/contract/account/profile';
import { register } from '@livery/contract/auth/registration';
import { login } from '@livery/contract/auth/session';
import { createDeposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import { walletBalance } from '@livery/contract/wallet';
import { addBankCard, setPaymentPassword } from '@livery/contract/withdrawals';
import { expect, vi } from 'vitest';
import { createClient, getValue, type Reply } from '../testing/client.ts';
import { createRemoteApp } from '../testing/gateway-process.ts';
import { solveBotCheck } from '../testing/read-captcha.ts';
import type { Deployment } from './deployment.ts';

export const merchant = 'firuzara';
export const memberPassword = 'Lantern-2026';
const paymentPassword = '739158';
const holder = 'Ana Example';

/** Milliseconds in which the jobs of a gateway do what a test waits for. */
const patience = { timeout: 120_000, interval: 250 };

/** Number of the last IP address of a member. Each member has an address of its own, because addresses have limits. */
let lastAddress = 0;

/** Creates a client of the deployment, with an IP address of its own. */
export const createDeploymentClient = (origin: string) => {
  lastAddress += 1;
  const from = { merchant, address: `198.51.100.${lastAddress}` };
  const client = createClient({ app: createRemoteApp(origin), clock: { now: () => new Date() } } as never);
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

/** Deposits an amount through the payment channel, and waits until the wallet has it. */
export const deposit = async (
  { operator, origin }: Deployment,
  { call, token }: Member,
  amount: string,
): Promise<void> => {
  const order = getValue(await call(createDeposit, { channelId: `${merchant}-payco-qr`, amount }, { token }));
  // The payment channel gets the order when the browser of the member opens the payment page.
  const { headers } = await fetch(new URL(order.payUrl!, origin), { redirect: 'manual' });
  expect(headers.get('location')).toMatch(new RegExp(`^${operator.PAYCO.url}/pay/`));
  await operator.PAYCO.service.control('settleDeposit', { orderNo: order.orderNo, outcome: 'paid' });
  await vi.waitUntil(
    async () => getValue(await call(depositStatus, { id: order.id }, { token })).state === 'confirmed',
    patience,
  );
};

export { patience };

/** Result of calls that members send while something happens to the deployment. */
export interface LoadResult {
  /** Number of calls that got a response of the gateway at the first attempt. */
  readonly answered: number;
  /** Calls without a response, or with an error of the server. The client has repeated them with the same key. */
  readonly failures: readonly string[];
  /** Number of deposit orders that the members sent, and that a gateway has confirmed. */
  readonly orders: number;
}

/** Sends deposit orders and reads of members one after another until `work` is done. A call without a response is repeated. */
export const runUnderLoad = async (members: readonly Member[], work: () => Promise<void>): Promise<LoadResult> => {
  let isDone = false;
  let [answered, orders] = [0, 0];
  const failures: string[] = [];
  const attempt = async (name: string, send: () => Promise<Reply<unknown>>): Promise<Reply<unknown> | undefined> => {
    const reply = await send().catch((error: unknown) => void failures.push(`${name}: ${String(error)}`));
    if (!reply) return undefined;
    if (reply.status < 500) answered += 1;
    else failures.push(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.status < 500 ? reply : undefined;
  };
  const repeat = async (name: string, send: () => Promise<Reply<unknown>>): Promise<Reply<unknown>> => {
    for (let time = 0; time < 60; time += 1) {
      const reply = await attempt(name, send);
      if (reply) return reply;
      await new Promise((resolve) => void setTimeout(resolve, 250));
    }
    throw new Error(`${name} got no response`);
  };
  const play = async (member: Member): Promise<void> => {
    while (!isDone) {
      const { call, token } = member;
      await repeat('walletBalance', () => call(walletBalance, {}, { token }));
      const [key, request] = [randomUUID(), { channelId: `${merchant}-payco-qr`, amount: '50' }];
      const reply = await repeat('createDeposit', () => call(createDeposit, request, { token, key }));
      if (reply.body.success) orders += 1;
      else failures.push(JSON.stringify(reply.body));
    }
  };
  const players = Promise.all(members.map(play));
  try {
    await work();
  } finally {
    isDone = true;
  }
  await players;
  return { answered, failures, orders };
};
