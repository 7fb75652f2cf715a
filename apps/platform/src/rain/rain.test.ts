import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import { catchEnvelope, rainStanding, sendRain } from '@livery/contract/rain';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../clock/durations.ts';
import { ledgerTransactions, members, rainEnvelopes } from '../db/schema/tables.ts';
import { type Agents, openAgents } from '../testing/agents.ts';
import { valueOf } from '../testing/client.ts';

let agents: Agents;
let [agent, demo, partner] = ['', '', ''];

beforeAll(async () => {
  agents = await openAgents();
  [agent, demo, partner] = [await agents.logIn('agent'), await agents.logIn('demo'), await agents.logIn('partner')];
});
afterAll(() => agents.platform.close());

const send = (request: { amount: string; envelopes: number; minutes: 5 | 15; wish?: string }, token = agent) =>
  agents.client.call(sendRain, request, { token });
const take = (id: string, token: string, merchant = 'bituinara') =>
  agents.client.call(catchEnvelope, { id }, { token, merchant });

it('falls on the team, once each, and adds up to the last minor unit', async () => {
  const [own, theirs] = [await agents.balanceOf(agent), await agents.balanceOf(demo)];
  const rain = valueOf(await send({ amount: '10.01', envelopes: 3, minutes: 5, wish: 'Good luck' }));
  expect(own - (await agents.balanceOf(agent))).toBe(1001);
  const seen = valueOf(await agents.client.call(rainStanding, {}, { token: demo }));
  expect(seen).toMatchObject({
    sending: null,
    falling: [{ id: rain.id, wish: 'Good luck', envelopes: 3, left: 3, caught: null }],
  });
  const [first, second] = await Promise.all([take(rain.id, demo), take(rain.id, demo)]);
  expect(valueOf(first).amount).toBe(valueOf(second).amount);
  expect((await agents.balanceOf(demo)) - theirs).toBe(parseAmount(valueOf(first).amount));
  const caught = valueOf(await take(rain.id, partner));
  expect(caught.left).toBe(1);
  expect(valueOf(await agents.client.call(rainStanding, {}, { token: agent })).sending!.rains[0]).toMatchObject({
    id: rain.id,
    catches: [{ account: 'demo' }, { account: 'partner' }],
    returned: null,
  });
  agents.platform.clock.advance(minutes(5));
  const [someone] = await agents.db
    .select({ username: members.username })
    .from(members)
    .where(eq(members.uplineId, await agents.idOf('partner')));
  expect((await take(rain.id, await agents.logIn(someone!.username))).body).toMatchObject({
    errorCode: ErrorCode.RainOver,
  });
  expect(valueOf(await take(rain.id, demo)).amount).toBe(valueOf(first).amount);
  await Promise.all([agents.platform.payAgents(), agents.platform.payAgents()]);
  await agents.platform.payAgents();
  const back = valueOf(await agents.client.call(rainStanding, {}, { token: agent })).sending!.rains[0]!;
  expect(parseAmount(back.returned!) + parseAmount(valueOf(first).amount) + parseAmount(caught.amount)).toBe(1001);
  expect(
    await agents.db
      .select()
      .from(ledgerTransactions)
      .where(like(ledgerTransactions.reference, `rain/${rain.id}/back`)),
  ).toHaveLength(1);
  await agents.ledgerIsExact();
});

it('is caught by as many as there are envelopes, whoever comes at once', async () => {
  const rain = valueOf(await send({ amount: '0.02', envelopes: 2, minutes: 15 }));
  const names = (
    await agents.db
      .select({ username: members.username })
      .from(members)
      .where(eq(members.uplineId, await agents.idOf('agent')))
  ).map(({ username }) => username);
  const tokens = await Promise.all(names.map((name) => agents.logIn(name)));
  const answers = await Promise.all(tokens.map((token) => take(rain.id, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(
    answers
      .filter(({ body }) => !body.success)
      .every(({ body }) => !body.success && body.errorCode === ErrorCode.RainOver),
  ).toBe(true);
  expect(
    (
      await agents.db
        .select()
        .from(rainEnvelopes)
        .where(and(eq(rainEnvelopes.rainId, rain.id)))
    ).every(({ memberId, amount }) => memberId && amount === 1),
  ).toBe(true);
});

it("is nobody else's, and costs no more than there is", async () => {
  const rain = valueOf(await send({ amount: '5', envelopes: 5, minutes: 15 }));
  expect((await take(rain.id, agent)).status).toBe(404);
  expect((await take(rain.id, await agents.logIn('newbie'))).status).toBe(404);
  expect((await take(rain.id, await agents.logIn('demo', 'lualoc'), 'lualoc')).status).toBe(404);
  expect((await take(rain.id, demo, 'lualoc')).status).toBe(401);
  expect((await send({ amount: '5', envelopes: 5, minutes: 15 }, demo)).status).toBe(403);
  expect((await send({ amount: '99999999', envelopes: 5, minutes: 15 })).body).toMatchObject({
    errorCode: ErrorCode.InsufficientBalance,
  });
  expect((await send({ amount: '0.01', envelopes: 5, minutes: 15 })).status).toBe(400);
  expect((await send({ amount: '5', envelopes: 5, minutes: 15, wish: '<b>' })).status).toBe(400);
  expect((await agents.client.call(rainStanding, {}, {})).status).toBe(401);
});
