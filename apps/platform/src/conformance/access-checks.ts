import { generateKeyPairSync } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { brandRegistry, type Check } from './check.ts';
import { expectRejection, expectThat } from './expectations.ts';
import { sharedToken } from './login.ts';
import { sampleRequests } from './sample-requests.ts';

const strangersKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const ofBrand = brandRegistry.filter(({ access }) => access !== 'vendor');
const ofMember = ofBrand.filter(({ access }) => access !== 'guest');
const ofVendor = brandRegistry.filter(({ access }) => access === 'vendor');
/**
 * Encrypted operations, except those for agents. The account of the checks is not an agent, so the gateway rejects its
 * calls of operations for agents before it decrypts the body. Such a call cannot check the decryption.
 */
const encrypted = brandRegistry.filter((operation) => operation.encrypted && operation.access !== 'agent');
const demanding = ofBrand.filter(
  ({ access, schemas, encrypted: isEncrypted }) =>
    access === 'guest' && !isEncrypted && !schemas.request.safeParse({}).success,
);

/**
 * Checks that each operation rejects invalid calls. The list is generated from the registry of operations, so it
 * includes new operations automatically.
 */
export const accessChecks: readonly Check[] = [
  ...ofBrand.map((operation): Check => ({
    name: `${operation.name} rejects a call without a Merchant header`,
    run: async ({ sendRaw }) =>
      expectRejection(await sendRaw(operation, {}, sampleRequests[operation.name]), ErrorCode.BadRequest, 400),
  })),
  ...ofBrand.map((operation): Check => ({
    name: `${operation.name} rejects an unknown merchant`,
    run: async ({ sendRaw }) =>
      expectRejection(
        await sendRaw(operation, { merchant: 'no-such-brand-here' }, sampleRequests[operation.name]),
        ErrorCode.BadRequest,
        400,
      ),
  })),
  ...ofMember.map((operation): Check => ({
    name: `${operation.name} rejects a caller without a session`,
    run: async ({ sendRaw, target }) => {
      expectRejection(await sendRaw(operation, { merchant: target.merchant }), ErrorCode.NotLoggedIn, 401);
      expectRejection(
        await sendRaw(operation, { merchant: target.merchant, authorization: 'nonsense' }),
        ErrorCode.NotLoggedIn,
        401,
      );
    },
  })),
  ...ofVendor.map((operation): Check => ({
    name: `${operation.name} rejects a call without a valid signature`,
    run: async ({ sendRaw, sign }) => {
      expectRejection(await sendRaw(operation, {}), ErrorCode.SignatureInvalid);
      expectRejection(
        await sign(operation, {}, { code: 'NO_SUCH_VENDOR', keyId: 'x', privateKey: strangersKey }),
        ErrorCode.SignatureInvalid,
      );
    },
  })),
  ...encrypted.map((operation): Check => ({
    name: `${operation.name} rejects a plain body and a corrupt one with the same response`,
    run: async (gateway) => {
      const { sendRaw, target } = gateway;
      // The gateway checks the session before it decrypts the body. Without a valid session, it would reject the call
      // for the missing session, and the check would not reach the decryption.
      const headers = {
        merchant: target.merchant,
        ...(operation.access !== 'guest' && { authorization: await sharedToken(gateway) }),
      };
      const plain = await sendRaw(operation, headers);
      const broken = await sendRaw(
        operation,
        { ...headers, encryption: Buffer.alloc(256, 9).toString('base64') },
        {},
        'QUJDREVGR0g=',
      );
      const wrongKey = await sendRaw(operation, { ...headers, encryption: 'not base64!' }, {}, 'x');
      // An operation can require a recent proof of identity by a second factor. The session of `sharedToken` has no
      // such proof. The gateway checks the proof before it decrypts the body, so it responds with another error.
      expectRejection(
        plain,
        operation.stepUp === 'secondFactor' ? ErrorCode.StepUpRequired : ErrorCode.BadEncryption,
        operation.stepUp === 'secondFactor' ? 403 : undefined,
      );
      for (const other of [broken, wrongKey])
        expectThat(
          other.text === plain.text && other.status === plain.status,
          `the same response as to a plain body, ${plain.text}`,
          other,
        );
    },
  })),
  ...demanding.map((operation): Check => ({
    name: `${operation.name} rejects a request without its required fields`,
    run: async ({ sendRaw, target }) =>
      expectRejection(await sendRaw(operation, { merchant: target.merchant }, {}), ErrorCode.BadRequest, 400),
  })),
  {
    name: 'rejects an unknown path with an envelope',
    run: async ({ send, target }) => {
      for (const path of ['/wps/no/such/path', '/lgw/no/such/path'])
        expectRejection(await send('GET', path, { merchant: target.merchant }), ErrorCode.NotFound, 404);
    },
  },
  {
    name: 'rejects a body that is too long with an envelope',
    run: async ({ send, target }) => {
      const response = await send(
        'POST',
        '/wps/session/login',
        { merchant: target.merchant, 'content-type': 'text/plain' },
        'A'.repeat(1024 * 1024),
      );
      expectThat(response.status >= 400 && response.status < 500, 'a rejection', response);
    },
  },
];
