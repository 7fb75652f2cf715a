import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { operatorRegistry } from '@livery/contract/registry/operators';
import { resolveOrigins } from '../core/http/hosts/origins.ts';
import type { Check } from './check.ts';
import { expectRejection, expectThat } from './expectations.ts';
import type { GatewayResponse, GatewayUnderTest } from './gateway-under-test.ts';
import { sendAtHost } from './send-at-host.ts';

const withSession = operatorRegistry.filter(({ access }) => access === 'operator');
const withoutSession = operatorRegistry.filter(({ access }) => access === 'console');

/** Headers of calls without a valid session. */
const invalidSessions: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: 'Bearer lvop_unknown' },
  { authorization: 'nonsense' },
  { cookie: '__Host-livery-console=unknown' },
];

/** Ids that no operation accepts. */
const malformedIds = ['', 'x', '-1', '%00', '..', "'", '9'.repeat(40), '00000000-0000-4000-8000-00000000000g'] as const;

interface ConsoleCall {
  readonly headers?: Readonly<Record<string, string>>;
  /** Value that replaces every parameter in the path. Default: `x`. */
  readonly id?: string;
}

/** Sends a call to the host of the operators' console, as a page of the console does, but without a session. */
const sendToConsole = (
  { target }: GatewayUnderTest,
  { method, path }: OperationSpec,
  { headers = {}, id = 'x' }: ConsoleCall = {},
): Promise<GatewayResponse> => {
  const origin = resolveOrigins(target.url).console;
  const hasBody = method === 'POST' || method === 'PUT';
  return sendAtHost(target.url, {
    method,
    path: path.replace(/:\w+/g, encodeURIComponent(id)),
    host: new URL(origin).host,
    headers: { origin, ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    body: hasBody ? '{}' : undefined,
  });
};

/** Checks that each operation of operators rejects invalid calls. The list is generated from the API contract. */
export const operatorChecks: readonly Check[] = [
  ...withSession.map((operation): Check => ({
    name: `${operation.name} rejects a caller without a session of an operator`,
    run: async (gateway) => {
      for (const headers of invalidSessions)
        expectRejection(
          await sendToConsole(gateway, operation, { headers }),
          OperatorErrorCode.OperatorNotLoggedIn,
          401,
        );
    },
  })),
  ...withoutSession.map((operation): Check => ({
    name: `${operation.name} rejects a call of a page of another origin`,
    run: async (gateway) =>
      expectRejection(
        await sendToConsole(gateway, operation, { headers: { origin: gateway.target.url } }),
        OperatorErrorCode.OriginRejected,
        403,
      ),
  })),
  ...operatorRegistry.map((operation): Check => ({
    name: `${operation.name} is served only at the host of the console`,
    run: async (gateway) =>
      expectRejection(
        await gateway.sendRaw(operation, { merchant: gateway.target.merchant }),
        ErrorCode.HostUnknown,
        421,
      ),
  })),
  ...operatorRegistry
    .filter(({ path }) => path.includes(':'))
    .map((operation): Check => ({
      name: `${operation.name} responds to malformed ids without a server error`,
      run: async (gateway) => {
        for (const id of malformedIds) {
          const response = await sendToConsole(gateway, operation, { id });
          expectThat(response.status >= 400 && response.status < 500, 'a rejection', response);
        }
      },
    })),
];
