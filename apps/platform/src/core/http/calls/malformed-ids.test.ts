import { demoVendors } from '@livery/demo/catalogue/vendors';
import { login } from '@livery/contract/auth/session';
import type { Operation } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { registry } from '@livery/contract/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRequests } from '../../../conformance/sample-requests.ts';
import { demoProviderCode } from '../../../demo/payments/payment-provider.ts';
import { buildSampleRequest, listLeafPaths, replaceAt } from '../../../testing/sample-request.ts';
import { type Client, createClient, getValue, type Reply } from '../../../testing/client.ts';
import { createTestOperator, type TestOperator } from '../../../testing/operators/create-test-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { sessions } from '../../../modules/members/index.ts';

let platform: TestApp;
let client: Client;
let address = 0;
let owner: TestOperator | undefined;
const tokens = new Map<string, string>();

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const callback = { merchant: 'bituinara', currency: 'PHP' };

const samples: Readonly<Record<string, object>> = {
  ...sampleRequests,
  paymentCallback: callback,
  payoutCallback: callback,
  refundCallback: callback,
  replyToFeedback: { replies: { EN: 'Hello' } },
  setSecurityQuestions: {
    password: 'Wrong#2026',
    answers: ['firstTeacher', 'firstFilm', 'firstPet'].map((questionId) => ({ questionId, answer: questionId })),
  },
};

/** Invalid and extreme values that a client could send instead of an id, a cursor, a date, a number or a code. */
const malformed: readonly unknown[] = [
  '',
  'x',
  '-1',
  '0',
  '-'.repeat(36),
  'f'.repeat(36),
  '00000000-0000-4000-8000-00000000000g',
  '00000000-0000-4000-8000-000000000000',
  '1'.repeat(18),
  '9'.repeat(30),
  '1e400',
  '2026-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '1_x',
  `${'9'.repeat(15)}_x`,
  `${'9'.repeat(15)}_00000000-0000-4000-8000-000000000000`,
  '1795000000000_1e30',
  '1795000000000_Infinity',
  '../../..',
  '%00',
  "' or 1=1 --",
  '😀',
  'a\u0000b',
  'x'.repeat(5000),
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  {},
];

const nextAddress = (): string => {
  address += 1;
  // The rate limits count all addresses of an IPv6 network together. Each call therefore gets its own IPv4 address, so
  // that no call exceeds a limit.
  return [10, address >> 16, (address >> 8) & 255, address & 255].join('.');
};

const getToken = async (username: 'demo' | 'agent'): Promise<string> => {
  const token = tokens.get(username);
  if (token) return token;
  const request = { type: 'username', username, password: 'Demo#2026' } as const;
  const fresh = getValue(await client.call(login, request, { address: nextAddress() })).token;
  // Sets the time of the last proof of identity of all sessions to now. Otherwise sensitive calls would be rejected
  // because they need such a proof, and their validation would not be tested.
  await platform.store.db.update(sessions).set({ secondFactorAt: platform.clock.now() });
  tokens.set(username, fresh);
  return fresh;
};

/**
 * Sends a call. If an earlier call (such as a log-out) has ended the session, sends the call again in a new session.
 * Otherwise the gateway would reject the call before it validates the request.
 */
const sendInSession = async (
  call: () => Promise<Reply<unknown>>,
  forgetSession: () => void,
): Promise<Reply<unknown>> => {
  const reply = await call();
  if (reply.status !== 401) return reply;
  forgetSession();
  return call();
};

const sendAsOperator = (operation: Operation, request: object): Promise<Reply<unknown>> => {
  const getOwner = async () =>
    (owner ??= await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] }));
  const isVersioned = operation.operator?.isVersioned;
  return sendInSession(
    async () =>
      (await getOwner()).call(operation, request, { address: nextAddress(), ...(isVersioned && { version: 1 }) }),
    () => (owner = undefined),
  );
};

const sendAsMember = (operation: Operation, request: object): Promise<Reply<unknown>> => {
  const username = operation.access === 'agent' ? 'agent' : 'demo';
  return sendInSession(
    async () => client.call(operation, request, { token: await getToken(username), address: nextAddress() }),
    () => tokens.delete(username),
  );
};

const send = async (operation: Operation, request: object): Promise<Reply<unknown>> => {
  if (operation.access === 'vendor') {
    const vendor = operation.path.includes('payment') ? demoProviderCode : (demoVendors[0]?.code as string);
    return client.vendorCall(operation, request, { vendor });
  }
  if (operation.access === 'operator' || operation.access === 'console') return sendAsOperator(operation, request);
  return sendAsMember(operation, request);
};

it.each(registry.map((entry) => [entry.name, entry] as const))(
  '%s responds to malformed ids and numbers without a server error',
  { timeout: 240_000 },
  async (name, { schemas, ...operation }) => {
    const sample = buildSampleRequest(schemas.request, samples[name]);
    expect(schemas.request.safeParse(sample).success, `no valid request: ${JSON.stringify(sample)}`).toBe(true);
    const isQuery = operation.method === 'GET' || operation.method === 'DELETE';
    // The sample request contains a generated cursor, which the gateway rejects. With this cursor, the other fields
    // would not be tested, so they are tested in requests without a cursor.
    const { cursor: _, ...withoutCursor } = sample as { cursor?: string };
    for (const path of listLeafPaths(sample)) {
      const base = path[0] === 'cursor' ? sample : withoutCursor;
      let rejections = 0;
      for (const value of malformed) {
        const request = replaceAt(base, path, isQuery ? String(value) : value);
        const isValid = schemas.request.safeParse(request).success;
        // All values that the schema rejects follow the same code path, so tests of two such values are enough.
        if (!isValid && (rejections += 1) > 2) continue;
        const { status, body } = await send(operation as Operation, request);
        // This operation needs the compiled app, which the test gateway does not have. The error is therefore expected.
        if (!body.success && body.errorCode === OperatorErrorCode.ComposerUnavailable) continue;
        const isExpected = isValid || isQuery ? status < 500 : status === 400 || status === 414;
        expect(isExpected, `${path.join('.')}: ${JSON.stringify(value).slice(0, 80)} gives ${status}`).toBe(true);
      }
    }
  },
);
