import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { createRangeClient } from './breached-passwords-port.ts';
import { containsName, isFrequentPassword } from '../../../core/crypto/weak-passwords.ts';

let service: Server | undefined;
afterEach(() => service?.close());

interface ServiceReply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const listen = async (respond: (path: string) => ServiceReply | undefined) => {
  const server = createServer((request, response) => {
    const reply = respond(request.url ?? '');
    // If `reply` is undefined, the server sends no response, like a service that has failed.
    if (reply) response.writeHead(reply.status ?? 200, reply.headers).end(reply.body ?? '');
  });
  service = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
};
const getHash = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

it.each(['Password1', 'jessica1', 'qwerty12', 'Blink182', 'anhyeuem1'])('finds %s in the lists', (password) => {
  expect(isFrequentPassword(password)).toBe(true);
});

it('finds no password of random words in the lists', () => {
  expect(isFrequentPassword('Turquoise-7')).toBe(false);
});

it.each([
  ['bituinara', true],
  ['Bituinara2026', true],
  ['x-BITUINARA-1', true],
  ['ｂｉｔｕｉｎａｒａ1', true],
  ['LuaLoc2026', true],
  ['Turquoise-7', false],
])('finds a name in %s: %s', (password, isFound) => {
  expect(containsName(password, ['Bituinara', 'Lua Loc', 'al'])).toBe(isFound);
});

it('finds a short name only as the whole password', () => {
  expect([containsName('Al', ['al']), containsName('Palace-77', ['al'])]).toEqual([true, false]);
});

it('sends five digits of the hash, and finds the rest in the response', async () => {
  const paths: string[] = [];
  const hash = getHash('Violet-77');
  const url = await listen((path) => {
    paths.push(path);
    return { body: `${'0'.repeat(35)}:3\r\n${hash.slice(5)}:12\r\n${getHash('Padded-77').slice(5)}:0` };
  });
  const client = createRangeClient(url, () => undefined);
  expect(await client.isBreached('Violet-77')).toBe(true);
  expect(await client.isBreached('Padded-77')).toBe(false);
  expect(await client.isBreached('Orange-77')).toBe(false);
  expect(paths[0]).toBe(`/range/${hash.slice(0, 5)}`);
});

it.each([
  ['responds with an error', () => ({ status: 503 })],
  [
    'redirects to another address',
    (path: string) =>
      path.startsWith('/elsewhere')
        ? { body: `${getHash('Violet-77').slice(5)}:12` }
        : { status: 307, headers: { location: '/elsewhere' } },
  ],
  ['does not respond in time', () => undefined],
])('accepts the password with a warning when the service %s', async (_, respond) => {
  const warnings: unknown[] = [];
  const client = createRangeClient(await listen(respond), (error) => warnings.push(error));
  expect(await client.isBreached('Violet-77')).toBe(false);
  expect(warnings).toHaveLength(1);
});
