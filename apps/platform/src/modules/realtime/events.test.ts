import { redPacketStatus, sendRedPackets } from '@livery/contract/red-packets';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { eventsPath, eventsTicket } from '@livery/contract/realtime';
import { launchGame, recentGames } from '@livery/contract/catalogue/games';
import { listBets, listTransactions } from '@livery/contract/history';
import { seamlessBet, seamlessSession, seamlessWin } from '@livery/contract/seamless';
import { lotteryBoard, openedNumeros, placeLotteryBets } from '@livery/contract/lottery';
import { login, logout } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { seconds } from '../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let origin: string;
const open: AbortController[] = [];

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  origin = (await platform.listen()).site;
});
afterEach(() => open.splice(0).forEach((stream) => stream.abort()));
afterAll(() => platform.close());

const logIn = async () =>
  getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;

/** Opens an event stream with a new ticket. `next` waits for the next event with a name and returns its data. */
const listen = async (token?: string, language = 'EN') => {
  const { ticket } = getValue(await client.call(eventsTicket, {}, { language, ...(token && { token }) }));
  const stream = new AbortController();
  open.push(stream);
  const response = await fetch(`${origin}${eventsPath}?ticket=${ticket}`, { signal: stream.signal });
  const reader = (response.body as unknown as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, BufferSource>)
    .getReader();
  let received = '';
  const next = async (name: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const match = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(received);
      if (match) {
        received = received.replace(match[0], '');
        return JSON.parse(match[1] as string) as Record<string, unknown>;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended before the event ${name}. Received: ${received}`);
      received += value;
    }
  };
  return {
    response,
    ticket,
    next,
    received: () => received,
    ended: async () => {
      while (!(await reader.read()).done);
    },
  };
};

/** Starts a game session of a member with a call that the vendor signs. */
const startGameSession = async (token: string) => {
  const vendor = 'LANTERN';
  const list = await platform.app.inject({
    url: '/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&vassalage=LANTERN',
    headers: { merchant: 'bituinara' },
  });
  const [game] = list.json<{ value: { games: { roomId: string; nodeId: string }[] } }>().value.games as [
    { roomId: string; nodeId: string },
  ];
  const { url } = getValue(
    await client.call(launchGame, { vendor, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' }, { token }),
  );
  const gameSession = getValue(
    await client.vendorCall(seamlessSession, { token: new URL(url).searchParams.get('token') as string }, { vendor }),
  );
  const id = client.newId();
  return {
    id,
    nodeId: game.nodeId,
    bet: async (amount: string) =>
      getValue(
        await client.vendorCall(
          seamlessBet,
          { token: gameSession.token, transactionUuid: id, roundId: id, gameId: gameSession.gameId, amount },
          { vendor },
        ),
      ),
    win: async (amount: string) =>
      getValue(
        await client.vendorCall(
          seamlessWin,
          {
            playerId: gameSession.playerId,
            transactionUuid: client.newId(),
            roundId: id,
            betTransactionUuid: id,
            amount,
          },
          { vendor },
        ),
      ),
  };
};

const playWinningRound = async (token: string, amount: string): Promise<void> => {
  const gameSession = await startGameSession(token);
  await gameSession.bet('1.00');
  await gameSession.win(amount);
};

it('sends the balance to the member and the winner to everyone in their own languages', async () => {
  const token = await logIn();
  const [member, guest] = [await listen(token), await listen(undefined, 'TY')];
  expect(member.response.headers.get('content-type')).toContain('text/event-stream');
  await playWinningRound(token, '50.00');
  expect(await member.next('balance')).toMatchObject({ currency: 'PHP', sumBalance: expect.stringMatching(/\.\d\d$/) });
  const [forMember, forGuest] = [await member.next('winner'), await guest.next('winner')];
  expect(forMember).toMatchObject({ winAmount: '50.00', customerName: 'd***o' });
  expect(forGuest).toMatchObject({ id: forMember.id, winAmount: '50.00' });
  expect(forGuest.gameName).not.toBe(forMember.gameName);
});

it('sends a balance after the balance, bets, transactions and recent games are updated', async () => {
  // Moves the clock, so that the bets of this test are newer than the bets of earlier tests.
  platform.clock.advance(seconds(1));
  const token = await logIn();
  const stream = await listen(token);
  const today = platform.clock.now().toISOString().slice(0, 10);
  const read = async () => {
    const [balance, bets, movements, recents] = await Promise.all([
      client.call(walletBalance, {}, { token }),
      client.call(listBets, { startDate: today, endDate: today }, { token }),
      client.call(listTransactions, { startDate: today, endDate: today }, { token }),
      client.call(recentGames, { language: 'EN', page: 1, pageSize: 25 }, { token }),
    ]);
    return {
      balance: getValue(balance).sumBalance,
      bet: getValue(bets).list[0],
      moved: getValue(movements).list[0],
      recent: getValue(recents).list[0]?.nodeId,
    };
  };
  const gameSession = await startGameSession(token);
  for (const [state, move] of [
    ['open', () => gameSession.bet('3.00')],
    ['lost', () => gameSession.win('0.00')],
  ] as const) {
    // The test does not wait for the response to the vendor's call. It loads the state as soon as the event is
    // received, which can be before the response.
    const moving = move();
    const { sumBalance } = await stream.next('balance');
    expect(await read()).toMatchObject({
      balance: sumBalance,
      bet: { id: gameSession.id, state, stake: '3.00' },
      moved: { balance: sumBalance },
      recent: gameSession.nodeId,
    });
    await moving;
  }
});

it('sends the begin of a red packet rain to the members below the agent, and not to the agent', async () => {
  const token = await logIn();
  const agent = getValue(
    await client.call(login, { type: 'username', username: 'agent', password: 'Demo#2026' }),
  ).token;
  const [member, sender] = [await listen(token), await listen(agent)];
  const rain = { amount: '3', envelopes: 1, minutes: 5 as const, wish: '', paymentPassword: demoPaymentPassword };
  getValue(await client.call(sendRedPackets, rain, { token: agent }));
  expect(await member.next('rain')).toEqual({ started: true });
  await sender.next('balance');
  // A red packet rain is only for the members below the agent, so the agent gets no event `rain`.
  getValue(await client.call(redPacketStatus, {}, { token: agent }));
  expect(sender.received()).not.toContain('event: rain');
});

it('sends a lottery win to its member in the language of the page, and to nobody else', async () => {
  const token = await logIn();
  const [member, guest] = [await listen(token, 'TY'), await listen()];
  const code = 'SSC_1M';
  const [opened] = getValue(await client.call(openedNumeros, { code })).list;
  const { numero, drawsAt } = opened!.current;
  const board = getValue(
    await client.call(
      { ...lotteryBoard, path: `/lgw/games/${code}/board` } as typeof lotteryBoard,
      {
        prizeMode: 'SEA',
      } as never,
    ),
  );
  // The bet is on all ten digits of the first place, and one digit is drawn. Exactly one bet unit therefore wins.
  const price = board.methods.find((method) => method.code === 'place')!.prices[0]!;
  const line = { method: 'place', selection: '0,1,2,3,4,5,6,7,8,9||||', unit: '1.00', multiple: 1, price };
  getValue(
    await client.call(placeLotteryBets, { code, prizeMode: 'SEA', lines: [line], numeros: [{ numero }] }, { token }),
  );
  platform.clock.advance(new Date(drawsAt).getTime() - platform.clock.now().getTime());
  await platform.jobs.run('lottery.draws');
  expect(await member.next('lotteryWin')).toEqual({
    code,
    displayName: expect.stringContaining('Minuto'),
    numero,
    payout: `${Number(price).toFixed(2)}`,
    stake: '10.00',
    currency: 'PHP',
  });
  expect(guest.received()).not.toContain('event: lotteryWin');
});

it('sends the end of a session to its member and closes the stream', async () => {
  const token = await logIn();
  const stream = await listen(token);
  await client.call(logout, {}, { token });
  expect(await stream.next('session')).toEqual({ ended: true });
  await stream.ended();
});

it('accepts a ticket once within 30 seconds', async () => {
  const { ticket } = await listen();
  expect((await fetch(`${origin}${eventsPath}?ticket=${ticket}`)).status).toBe(400);
  const expiredTicket = getValue(await client.call(eventsTicket, {})).ticket;
  platform.clock.advance(seconds(30));
  expect((await fetch(`${origin}${eventsPath}?ticket=${expiredTicket}`)).status).toBe(400);
  expect((await fetch(`${origin}${eventsPath}`)).status).toBe(400);
});
