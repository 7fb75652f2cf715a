import { once } from 'node:events';
import { connect } from 'node:net';
import { memberInfo } from '@livery/contract/account/member';
import { setNickname } from '@livery/contract/account/profile';
import { forgotPasswordByEmail } from '@livery/contract/auth/recovery';
import { login } from '@livery/contract/auth/session';
import { listSupportContacts } from '@livery/contract/support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;

beforeAll(async () => {
  platform = await buildTestApp();
  await platform.listen();
});
afterAll(() => platform.close());

/** Sends bytes to the gateway, and returns all received bytes as text when the connection has closed. */
const sendBytes = async (bytes: string): Promise<string> => {
  const { port } = platform.app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1').setTimeout(10_000, () => socket.destroy());
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  // Ignores the error of the socket. The gateway closes the connection after a malformed message, even if the client
  // still sends the rest of the message.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return received;
};
const getStatuses = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const host = 'Host: localhost\r\n';
const lastHost = `${host}Connection: close\r\n`;
/** Request that an attacker hides in the body of another request. */
const hidden = `GET /healthz HTTP/1.1\r\n${lastHost}\r\n`;

describe('the boundary of a message', () => {
  it('separates two requests on one connection', async () => {
    const received = await sendBytes(`GET /healthz HTTP/1.1\r\n${host}\r\n${hidden}`);
    expect(getStatuses(received)).toEqual([200, 200]);
  });

  it.each([
    ['a length and chunks', `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ['a length that is no number', `Content-Length: +0\r\n\r\n${hidden}`],
    ['an unknown transfer encoding', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a chunk size that is no number', `Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${hidden}`],
    ['a line break without a carriage return', `Content-Length: 0\n\n${hidden}`],
    ['a space before a colon', `Content-Length : 0\r\n\r\n${hidden}`],
  ])('rejects %s, and does not serve the request behind it', async (_, rest) => {
    expect(getStatuses(await sendBytes(`POST /wps/events/ticket HTTP/1.1\r\n${host}${rest}`))).toEqual([400]);
  });

  it('rejects headers above 16 KiB', async () => {
    const received = await sendBytes(`GET /healthz HTTP/1.1\r\n${lastHost}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(getStatuses(received)).toEqual([431]);
  });

  it('rejects a body above 64 KiB before it is sent', async () => {
    const received = await sendBytes(`POST /wps/events/ticket HTTP/1.1\r\n${host}Content-Length: 66000\r\n\r\n`);
    expect(getStatuses(received)).toEqual([413]);
  });
});

it.each(['TRACE', 'TRACK', 'CONNECT'])(
  'does not repeat the headers of a request with the method %s',
  async (method) => {
    const received = await sendBytes(`${method} /healthz HTTP/1.1\r\n${lastHost}Authorization: my-session\r\n\r\n`);
    expect(received).not.toContain('my-session');
    expect(getStatuses(received)).not.toContain(200);
  },
);

describe('a session', () => {
  const logIn = async () => {
    const client = createClient(platform);
    return client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' });
  };

  it('sets no cookie at its start, and no cache stores its token', async () => {
    const { headers } = await logIn();
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('cannot be used by a cookie or the query, which browsers send from pages of other origins', async () => {
    const token = getValue(await logIn()).token;
    const send = (url: string, headers: Record<string, string>) =>
      platform.app.inject({ url, headers: { merchant: 'bituinara', ...headers } });
    expect((await send(memberInfo.path, { authorization: token })).statusCode).toBe(200);
    expect((await send(memberInfo.path, { cookie: `authorization=${token}` })).statusCode).toBe(401);
    expect((await send(`${memberInfo.path}?authorization=${token}&token=${token}`, {})).statusCode).toBe(401);
  });
});

describe('a request that tries to change the prototype of objects', () => {
  const headers = { merchant: 'bituinara', 'content-type': 'application/json' };
  it.each([
    [
      'a query',
      'GET',
      `${listSupportContacts.path}?language=EN&__proto__[polluted]=1&constructor.prototype.polluted=1`,
      {},
    ],
    [
      'a body',
      'POST',
      forgotPasswordByEmail.path,
      {
        headers,
        payload:
          '{"username":"nobody","email":"nobody@example.com","__proto__":{"polluted":1},' +
          '"constructor":{"prototype":{"polluted":1}}}',
      },
    ],
    [
      'a form',
      'POST',
      forgotPasswordByEmail.path,
      {
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'username=nobody&email=nobody@example.com&__proto__=polluted&constructor=polluted',
      },
    ],
  ] as const)('has no effect in %s', async (_, method, url, rest) => {
    const { statusCode, payload } = await platform.app.inject({ method, url, headers, ...rest });
    expect(statusCode, payload).toBe(200);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

it('changes no field that its operation does not name', async () => {
  const client = createClient(platform);
  const { token } = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }));
  const read = async () => getValue(await client.call(memberInfo, {}, { token }));
  const before = await read();
  const others = {
    username: 'root',
    memberType: 41,
    type: 41,
    sumBalance: '1000000.00',
    vipLevel: 9,
    merchant: 'lualoc',
  };
  getValue(await client.call(setNickname, { nickname: 'Changed', ...others }, { token }));
  expect(await read()).toEqual({ ...before, nickname: 'Changed' });
});
