import type { RegisteredOperation } from '@livery/contract/registry';

type Json = Readonly<Record<string, unknown>>;

/** Authentication methods for the calls of operators, as OpenAPI security schemes. */
export const operatorSecuritySchemes: Readonly<Record<string, Json>> = {
  operatorSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-livery-console',
    description: 'Session of the console. A call that changes something also needs the origin of the console.',
  },
  operatorToken: { type: 'http', scheme: 'bearer', description: 'API token of an operator' },
};

/** Returns true for the operations that are served at the host of the console. */
export const isForConsole = ({ access }: RegisteredOperation): boolean => access === 'operator' || access === 'console';

/**
 * Returns the OpenAPI tag of a console operation: `ops/` and the first segment of its path after `/ops`. For a path
 * below `/ops/brands/:brand`, the tag is `ops/` and the first segment after `:brand`.
 */
export const getConsoleTag = ({ path }: RegisteredOperation): string => {
  const [, , area, parameter, nested] = path.split('/');
  return `ops/${area === 'brands' && parameter?.startsWith(':') && nested ? nested : area}`;
};

/**
 * Returns true if an API token can authorize a call of the operation. A token cannot authorize operations that need a
 * proof of identity, or that change the account of the token's owner.
 */
const acceptsToken = ({ method, operator }: RegisteredOperation): boolean =>
  operator?.risk === 'plain' && (operator.permission !== 'self' || method === 'GET');

export const toOperatorSecurity = (operation: RegisteredOperation): readonly Json[] => [
  { operatorSession: [] },
  ...(acceptsToken(operation) ? [{ operatorToken: [] }] : []),
];

/**
 * Returns an English text about the permission that an operation for operators needs, and about its confirmations, such
 * as the approval of a second operator. Returns undefined for any other operation.
 */
export const describeOperatorRules = ({ operator }: RegisteredOperation): string | undefined => {
  if (!operator) return undefined;
  const { permission, scope, risk } = operator;
  const forWhat = scope === 'brand' ? 'for the brand' : 'for the whole platform';
  return [
    permission === 'self' ? 'Every operator can call it.' : `Needs the permission \`${permission}\` ${forWhat}.`,
    ...(risk === 'stepUp' || risk === 'twoPersons' ? ['Needs a proof of identity within the last five minutes.'] : []),
    ...(risk === 'signed' ? ['Needs a signature with a passkey of the caller.'] : []),
    ...(risk === 'twoPersons' ? ['Another operator must approve it before it is performed.'] : []),
  ].join(' ');
};
