import { ErrorCode } from '@livery/contract/errors';
import { startCoolOff } from '@livery/contract/responsible-gaming';
import { parseAmount } from '@livery/contract/money';
import { claimRedPacket, redPacketStatus, sendRedPackets } from '@livery/contract/red-packets';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { type AgentsHarness, createAgentsHarness } from '../../../testing/agents.ts';
import { getValue } from '../../../testing/client.ts';
import { ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { members } from '../../members/members.tables.ts';
import { redPacketEnvelopes } from './red-packets.tables.ts';

let agents: AgentsHarness;
let [agent, demo, partner] = ['', '', ''];

beforeAll(async () => {
  agents = await createAgentsHarness();
  [agent, demo, partner] = [
    await agents.loginAs('agent'),
    await agents.loginAs('demo'),
    await agents.loginAs('partner'),
  ];
});
afterAll(() => agents.platform.close());

const send = (
  request: { amount: string; envelopes: number; minutes: 5 | 15; wish?: string; paymentPassword?: string },
  token = agent,
) => agents.client.call(sendRedPackets, { paymentPassword: '246810', ...request }, { token });
const claim = (id: string, token: string, merchant = 'bituinara') =>
  agents.client.call(claimRedPacket, { id }, { token, merchant });

it('pays each team member one envelope and refunds the rest, exact to the minor unit', async () => {
  const [agentBalance, theirs] = [await agents.getBalance(agent), await agents.getBalance(demo)];
  const rain = getValue(await send({ amount: '10.01', envelopes: 3, minutes: 5, wish: 'Good luck' }));
  expect(agentBalance - (await agents.getBalance(agent))).toBe(1001);
  const seen = getValue(await agents.client.call(redPacketStatus, {}, { token: demo }));
  expect(seen).toMatchObject({
    sending: null,
    falling: [{ id: rain.id, wish: 'Good luck', envelopes: 3, left: 3, caught: null }],
  });
  const [first, second] = await Promise.all([claim(rain.id, demo), claim(rain.id, demo)]);
  expect(getValue(first).amount).toBe(getValue(second).amount);
  expect((await agents.getBalance(demo)) - theirs).toBe(parseAmount(getValue(first).amount));
  const caught = getValue(await claim(rain.id, partner));
  expect(caught.left).toBe(1);
  expect(getValue(await agents.client.call(redPacketStatus, {}, { token: agent })).sending!.rains[0]).toMatchObject({
    id: rain.id,
    catches: [{ account: 'demo' }, { account: 'partner' }],
    returned: null,
  });
  agents.platform.clock.advance(minutes(5));
  const [someone] = await agents.db
    .select({ username: members.username })
    .from(members)
    .where(eq(members.uplineId, await agents.findMemberId('partner')));
  expect((await claim(rain.id, await agents.loginAs(someone!.username))).body).toMatchObject({
    errorCode: ErrorCode.RedPacketEnded,
  });
  expect(getValue(await claim(rain.id, demo)).amount).toBe(getValue(first).amount);
  await Promise.all([agents.platform.jobs.run('agents.payouts'), agents.platform.jobs.run('agents.payouts')]);
  await agents.platform.jobs.run('agents.payouts');
  const back = getValue(await agents.client.call(redPacketStatus, {}, { token: agent })).sending!.rains[0]!;
  expect(parseAmount(back.returned!) + parseAmount(getValue(first).amount) + parseAmount(caught.amount)).toBe(1001);
  expect(
    await agents.db
      .select()
      .from(ledgerTransactions)
      .where(like(ledgerTransactions.reference, `rain/${rain.id}/back`)),
  ).toHaveLength(1);
  await agents.ledgerIsExact();
});

it('pays only as many members as there are envelopes when all claim at once', async () => {
  const rain = getValue(await send({ amount: '0.02', envelopes: 2, minutes: 15 }));
  const names = (
    await agents.db
      .select({ username: members.username })
      .from(members)
      .where(eq(members.uplineId, await agents.findMemberId('agent')))
  ).map(({ username }) => username);
  const tokens = await Promise.all(names.map((name) => agents.loginAs(name)));
  const responses = await Promise.all(tokens.map((token) => claim(rain.id, token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(
    responses
      .filter(({ body }) => !body.success)
      .every(({ body }) => !body.success && body.errorCode === ErrorCode.RedPacketEnded),
  ).toBe(true);
  expect(
    (
      await agents.db
        .select()
        .from(redPacketEnvelopes)
        .where(and(eq(redPacketEnvelopes.rainId, rain.id)))
    ).every(({ memberId, amount }) => memberId && amount === 1),
  ).toBe(true);
});

it('rejects claims from outside the team and rains above the balance', async () => {
  const rain = getValue(await send({ amount: '5', envelopes: 5, minutes: 15 }));
  expect((await claim(rain.id, agent)).status).toBe(404);
  expect((await claim(rain.id, await agents.loginAs('newbie'))).status).toBe(404);
  expect((await claim(rain.id, await agents.loginAs('demo', 'lualoc'), 'lualoc')).status).toBe(404);
  expect((await claim(rain.id, demo, 'lualoc')).status).toBe(401);
  expect((await send({ amount: '5', envelopes: 5, minutes: 15 }, demo)).status).toBe(403);
  expect((await send({ amount: '99999999', envelopes: 5, minutes: 15 })).body).toMatchObject({
    errorCode: ErrorCode.InsufficientBalance,
  });
  expect((await send({ amount: '0.01', envelopes: 5, minutes: 15 })).status).toBe(400);
  expect((await send({ amount: '5', envelopes: 5, minutes: 15, wish: '<b>' })).status).toBe(400);
  expect((await agents.client.call(redPacketStatus, {}, {})).status).toBe(401);
});

it('neither shows red packets to a member on a break, nor pays one', async () => {
  const rain = getValue(await send({ amount: '5', envelopes: 5, minutes: 15 }));
  getValue(await agents.client.call(startCoolOff, { kind: 'coolOff', length: 'day' }, { token: partner }));
  expect(getValue(await agents.client.call(redPacketStatus, {}, { token: partner })).falling).toEqual([]);
  expect((await claim(rain.id, partner)).body).toMatchObject({ errorCode: ErrorCode.PlayExcluded });
});
