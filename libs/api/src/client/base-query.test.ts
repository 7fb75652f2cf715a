import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPageState } from '@livery/contract/page-state';
import { configureStore } from '@reduxjs/toolkit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { profileEndpoints } from '../account/profile.api.ts';
import { sessionEndpoints } from '../auth/session.api.ts';
import { systemEndpoints } from '../site-settings/site-settings.api.ts';
import { validateWithSchema } from './schema-validator.ts';
import { wpsApi } from './client.ts';
import type { ApiContext } from './context.ts';

let server: Server;
let origin: string;
let respond: (request: IncomingMessage, response: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    respond(request, response, body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => vi.useRealTimers());

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));

const client = (overrides: Partial<ApiContext> = {}) => {
  const context: ApiContext = {
    origin,
    merchant: 'bituinara',
    language: () => 'TY',
    device: () => 'MOBILE',
    token: () => null,
    onSessionExpired: vi.fn<ApiContext['onSessionExpired']>(),
    encryption: async () => async (text) => ({ body: `sealed:${text.length}`, header: 'key' }),
    ...overrides,
  };
  const store = configureStore({
    reducer: { wps: wpsApi.reducer },
    middleware: (middleware) => middleware({ thunk: { extraArgument: context } }).concat(wpsApi.middleware),
  });
  const status = () => store.dispatch(systemEndpoints.systemStatus.initiate(undefined, { subscribe: false }));
  return { context, store, status };
};

const normal = { maintenance: false, maintenanceUntil: null, regionRestriction: false, country: null };

test('sends merchant, language, device and token, and returns the value of the envelope', async () => {
  let headers: IncomingMessage['headers'] = {};
  respond = (request, response) => {
    headers = request.headers;
    json({ success: true, value: normal })(request, response);
  };
  const { data } = await client({ token: () => 'secret' }).status();
  expect(data).toEqual(normal);
  expect(headers).toMatchObject({ merchant: 'bituinara', language: 'TY', device: 'MOBILE', authorization: 'secret' });
});

test('encrypts the log-in and sends its key beside it', async () => {
  let seen = { body: '', encryption: '' as unknown };
  respond = (request, response, body) => {
    seen = { body, encryption: request.headers.encryption };
    json({ success: false, errorCode: 'login.failed', value: { captcha: true } })(request, response);
  };
  const { store } = client();
  const { error } = await store.dispatch(
    sessionEndpoints.login.initiate({ type: 'username', username: 'demo', password: 'secret' }),
  );
  expect(seen.encryption).toBe('key');
  expect(seen.body).toMatch(/^sealed:/);
  expect(error).toMatchObject({ code: 'login.failed', value: { captcha: true } });
});

test('sends nothing without a key', async () => {
  const sent = vi.fn();
  respond = sent;
  const { EncryptionError } = await import('../encryption/encryption.ts');
  const { store } = client({ encryption: () => Promise.reject(new EncryptionError('no key')) });
  const { error } = await store.dispatch(
    sessionEndpoints.login.initiate({ type: 'username', username: 'demo', password: 'secret' }),
  );
  expect(error).toMatchObject({ code: 'client.no.key' });
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['HTML in place of JSON', 200, '<html></html>', 'client.malformed'],
  ['half a response', 200, '{"success":tr', 'client.malformed'],
  ['no envelope', 200, '{"data":1}', 'client.malformed'],
  ['a proxy that cannot reach the gateway', 502, 'Bad Gateway', 'system.busy'],
  ['an expired session, without an envelope', 401, '', 'login.not.session'],
])('%s: %d becomes an error', async (_reason, status, body, code) => {
  respond = (_, response) => response.writeHead(status).end(body);
  const { error } = await client().status();
  expect(error).toMatchObject({ code, status });
});

test('counts a response whose connection ends too early as no response', async () => {
  respond = (_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"success":tr');
    setTimeout(() => response.destroy(), 20);
  };
  expect((await client().status()).error).toMatchObject({ code: 'client.offline', status: 0 });
});

test('returns the retry delay of a busy gateway', async () => {
  respond = json({ success: false, errorCode: 'system.busy' }, 503, { 'Retry-After': '7' });
  expect((await client().status()).error).toMatchObject({ code: 'system.busy', status: 503, retryAfter: 7 });
});

test.each(['login.not.session', 'login.session.replaced', 'login.password.changed'])(
  'reports an expired session (%s) with its token',
  async (errorCode) => {
    respond = json({ success: false, errorCode }, 401);
    const { context, status } = client({ token: () => 'old' });
    await status();
    expect(context.onSessionExpired).toHaveBeenCalledWith('old', errorCode);
  },
);

test('treats a missing response as offline', async () => {
  respond = ({ socket }) => socket.destroy();
  expect((await client().status()).error).toEqual({ code: 'client.offline', status: 0 });
});

test('uses a prefetched response once', async () => {
  respond = json({ success: true, value: { ...normal, country: 'LATE' } });
  getPageState().prefetch = {
    '/wps/system/status': Promise.resolve(Response.json({ success: true, value: { ...normal, country: 'EARLY' } })),
  };
  expect((await client().status()).data?.country).toBe('EARLY');
  expect((await client().status()).data?.country).toBe('LATE');
});

test('rejects a value of another shape once the schemas are loaded', async () => {
  respond = json({ success: true, value: { maintenance: 'no' } });
  const { error } = await client({ validateResponse: validateWithSchema }).status();
  expect(error).toMatchObject({ code: 'client.malformed', value: expect.stringMatching(/^maintenance: /) as unknown });
});

test('sends a grave act again after the member has proven the identity', async () => {
  let isProven = false;
  const onStepUpRequired = vi.fn<NonNullable<ApiContext['onStepUpRequired']>>(async () => (isProven = true));
  respond = (request, response) =>
    isProven
      ? json({ success: true, value: { saved: true } })(request, response)
      : json({ success: false, errorCode: 'step.up.required', value: { level: 'any' } }, 403)(request, response);
  const { store } = client({ token: () => 'secret', onStepUpRequired });
  const saved = await store.dispatch(profileEndpoints.setEmail.initiate({ email: 'ana@mail.example' }));
  expect(saved.data).toEqual({ saved: true });
  expect(onStepUpRequired.mock.calls).toEqual([[expect.objectContaining({ stepUp: 'any' })]]);
});

test('returns the rejection of a grave act when the member proves nothing', async () => {
  let calls = 0;
  respond = (request, response) => {
    calls += 1;
    json({ success: false, errorCode: 'step.up.required', value: { level: 'any' } }, 403)(request, response);
  };
  const { store } = client({ token: () => 'secret', onStepUpRequired: async () => false });
  const rejected = await store.dispatch(profileEndpoints.setEmail.initiate({ email: 'ana@mail.example' }));
  expect(rejected.error).toMatchObject({ code: 'step.up.required', status: 403 });
  expect(calls).toBe(1);
});
