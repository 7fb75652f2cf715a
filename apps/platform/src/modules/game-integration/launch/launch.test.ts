import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { launchGame } from '@livery/contract/catalogue/games';
import { formatAmount } from '@livery/contract/money';
import { login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../../core/clock/clock.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let port: number;

beforeAll(async () => {
  // The provider runs in its own process with the system clock, so the gateway must also use the system clock.
  platform = await buildTestApp({ clock: systemClock, runsProvider: true });
  client = createClient(platform);
  port = Number(new URL((await platform.listen()).site).port);
});
afterAll(() => platform.close());

/**
 * Sends a request to the local server with another host name in the `Host` header. The host name has no DNS entry, so a
 * request to it would fail.
 */
const sendRequest = (
  method: string,
  host: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        port,
        method,
        path,
        headers: { host: `${host}:${port}`, ...(body && { 'content-type': 'application/json' }), ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
      },
    );
    sent.on('error', reject).end(body && JSON.stringify(body));
  });

it('plays the demo game with money from the ledger', async () => {
  const token = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;
  const { list } = (
    await platform.app.inject({
      url: '/wps/relay/GCSGAME_hotGamesV2?language=EN&gameType=RNG',
      headers: { merchant: 'bituinara' },
    })
  ).json().value;
  const [game] = list;
  const { url } = getValue(
    await client.call(
      launchGame,
      { vendor: game.vassalage, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' },
      { token, headers: { origin: `http://bituinara.localhost:${port}` } },
    ),
  );
  const launched = new URL(url);
  expect(launched.origin).toBe(`http://games.localhost:${port}`);

  const page = await sendRequest('GET', 'games.localhost', launched.pathname + launched.search);
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'content-security-policy': expect.stringContaining(
        `frame-ancestors http://localhost:${port} http://*.localhost:${port}`,
      ),
    },
  });
  expect(page.text).toContain(`http://bituinara.localhost:${port}`);

  const opened = await sendRequest(
    'POST',
    'games.localhost',
    '/api/session',
    {},
    { token: launched.searchParams.get('token'), vendor: game.vassalage },
  );
  const table = JSON.parse(opened.text);
  expect(table).toMatchObject({ game: { name: game.gameName }, currency: 'PHP', balance: expect.any(Number) });
  const [bet] = table.limits.steps;
  const order = {
    roundId: randomUUID(),
    commitment: table.commitment,
    clientPart: 'page',
    play: { kind: 'paid', bet },
  };
  const spin = await sendRequest(
    'POST',
    'games.localhost',
    '/api/play',
    { authorization: `Bearer ${table.bearer}` },
    order,
  );
  const round = JSON.parse(spin.text);
  expect(round).toMatchObject({ stake: bet, balance: table.balance - bet + round.win });
  expect(getValue(await client.call(walletBalance, {}, { token })).sumBalance).toBe(formatAmount(round.balance));
});

it('restarts a killed provider with its stored state', async () => {
  const token = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;
  const { list } = (
    await platform.app.inject({
      url: '/wps/relay/GCSGAME_hotGamesV2?language=EN&gameType=RNG',
      headers: { merchant: 'bituinara' },
    })
  ).json().value;
  const [game] = list;
  const { url } = getValue(
    await client.call(
      launchGame,
      { vendor: game.vassalage, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' },
      { token },
    ),
  );
  const opened = JSON.parse(
    (
      await sendRequest(
        'POST',
        'games.localhost',
        '/api/session',
        {},
        { token: new URL(url).searchParams.get('token'), vendor: game.vassalage },
      )
    ).text,
  );
  const killed = platform.providerPid() as number;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(platform.providerPid()).not.toBe(killed), { timeout: 30_000 });
  const again = await sendRequest(
    'POST',
    'games.localhost',
    '/api/table',
    { authorization: `Bearer ${opened.bearer}` },
    {},
  );
  expect(JSON.parse(again.text)).toMatchObject({ game: opened.game, commitment: opened.commitment });
});

it("serves no gateway routes on the games' host and no game routes on the gateway's host", async () => {
  expect((await sendRequest('GET', 'games.localhost', '/wps/system/status', { merchant: 'bituinara' })).status).toBe(
    404,
  );
  expect((await sendRequest('POST', 'bituinara.localhost', '/api/session', { merchant: 'bituinara' }, {})).status).toBe(
    404,
  );
});
