import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@livery/contract/auth/session';
import { createDeposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import { channelPaths } from '@livery/contract/payment-channels/calls';
import { walletBalance } from '@livery/contract/wallet';
import { addBankCard, withdraw, withdrawalStatus } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { findFreePort } from '@livery/test-servers/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { createClient, getValue } from '../../testing/client.ts';
import { createRemoteApp, type GatewayProcess, startGatewayProcess } from '../../testing/gateway-process.ts';
import { type PaymentChannelProcess, startPaymentChannel } from '../../testing/payment-channel-process.ts';
import { defaultTestOffer } from '../../testing/payment-offer.ts';
import { fillDataFolder } from '../../testing/test-store.ts';

const merchant = 'bituinara';
let folder: string;
let gatewayOrigin: string;
let environment: Record<string, string>;
let channel: PaymentChannelProcess;
let gateway: GatewayProcess;

/** Starts the gateway with a clock two minutes ahead of real time. */
const startGateway = async (): Promise<void> => {
  gateway = await startGatewayProcess(environment);
  gateway.shiftClock({ milliseconds: minutes(2) });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-killed-'));
  const [gatewayPort, channelPort] = [await findFreePort(), await findFreePort()];
  gatewayOrigin = `http://127.0.0.1:${gatewayPort}`;
  const channelFolder = join(folder, 'channel');
  channel = await startPaymentChannel({ port: channelPort, dataFolder: channelFolder, gatewayOrigin });
  await channel.control('setOffer', { merchant, offer: defaultTestOffer });
  const dataFolder = join(folder, 'gateway');
  await mkdir(dataFolder, { recursive: true });
  await fillDataFolder(dataFolder);
  environment = {
    PORT: String(gatewayPort),
    LIVERY_DATA: dataFolder,
    PAYMENT_CHANNELS_URL: `PAYCO=http://127.0.0.1:${channelPort}`,
    VENDOR_KEYS: join(channelFolder, 'public-keys.json'),
  };
  await startGateway();
}, 600_000);
afterAll(async () => {
  await gateway?.kill();
  await channel?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const addFault = (path: string) => channel.control('faults', { path, fault: 'delay', delayMs: 60_000 });
const patience = { timeout: 150_000, interval: 200 };

it('loses no money and moves none twice when the gateway is killed during its calls', async () => {
  const client = createClient({
    app: createRemoteApp(gatewayOrigin),
    clock: { now: () => new Date() },
    config: {},
  } as never);
  const { token } = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }));
  const readBalance = async () => Number(getValue(await client.call(walletBalance, {}, { token })).sumBalance);
  const order = async () =>
    getValue(await client.call(createDeposit, { channelId: `${merchant}-payco-qr`, amount: '100' }, { token }));
  const readDeposit = async (id: string) => getValue(await client.call(depositStatus, { id }, { token })).state;
  // The gateway loads the payment channels of the provider only after the gateway has started.
  await expect
    .poll(async () => getValue(await client.call(depositOptions, {}, { token })).channels.length, patience)
    .toBe(1);
  const before = await readBalance();

  // First kill: the payment channel has received the order, but the gateway has not stored the channel's response yet.
  const interrupted = await order();
  await addFault(channelPaths.createDeposit);
  const opened = fetch(new URL(interrupted.payUrl as string, gatewayOrigin)).catch(() => undefined);
  await expect.poll(async () => (await channel.readState()).deposits[interrupted.orderNo], patience).toBeDefined();
  await gateway.kill();
  await opened;
  // The channel reports the payment while no gateway runs.
  await channel.control('settleDeposit', { orderNo: interrupted.orderNo, outcome: 'paid' });
  await startGateway();
  await expect.poll(() => readDeposit(interrupted.id), patience).toBe('confirmed');
  expect(await readBalance()).toBe(before + 100);

  // Second kill: the payment channel has received the payout, but the gateway has not stored the channel's response
  // yet.
  const card = { bankId: `${merchant}-payco-first`, number: '90000001111', paymentPassword: demoPaymentPassword };
  const { id: cardId } = getValue(await client.call(addBankCard, card, { token }));
  await addFault(channelPaths.createPayout);
  const withdrawal = getValue(
    await client.call(withdraw, { amount: '40', cardId, paymentPassword: demoPaymentPassword }, { token }),
  );
  gateway.shiftClock({ milliseconds: minutes(2) });
  await expect.poll(async () => (await channel.readState()).payouts[withdrawal.orderNo], patience).toBeDefined();
  await gateway.kill();
  await startGateway();
  gateway.shiftClock({ milliseconds: minutes(2) });
  expect(await readBalance()).toBe(before + 60);
  await channel.control('settlePayout', { orderNo: withdrawal.orderNo, outcome: 'paid' });
  await expect
    .poll(async () => getValue(await client.call(withdrawalStatus, { id: withdrawal.id }, { token })).state, patience)
    .toBe('paid');
  expect(await readBalance()).toBe(before + 60);
  expect(await readDeposit(interrupted.id)).toBe('confirmed');
  const { payouts, rejectedCallbacks } = await channel.readState();
  expect(Object.keys(payouts)).toEqual([withdrawal.orderNo]);
  expect(rejectedCallbacks).toEqual([]);
}, 600_000);
