import { operation } from '../operation.ts';
import type * as schemas from './seamless.schemas.ts';

/**
 * Headers of a vendor's call. `X-Signature` is base64url of an Ed25519 signature over the lines path, `X-Timestamp` and
 * raw body (`signedText`), made with the private key that `X-Key-Id` names: the gateway knows public keys alone. A
 * timestamp (epoch milliseconds) more than five minutes away is refused.
 */
export const seamlessHeaders = {
  vendor: 'x-vendor',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

export const seamlessSession = operation<typeof schemas.seamlessSession>()({
  name: 'seamlessSession',
  method: 'POST',
  path: '/wps/seamless/session',
  access: 'vendor',
  summary: 'Trade a launch token for a game session',
});

export const seamlessBalance = operation<typeof schemas.seamlessBalance>()({
  name: 'seamlessBalance',
  method: 'POST',
  path: '/wps/seamless/balance',
  access: 'vendor',
  summary: 'The balance that a game shows',
});

export const seamlessBet = operation<typeof schemas.seamlessBet>()({
  name: 'seamlessBet',
  method: 'POST',
  path: '/wps/seamless/bet',
  access: 'vendor',
  summary: 'Take a stake; idempotent by transactionUuid',
});

export const seamlessWin = operation<typeof schemas.seamlessWin>()({
  name: 'seamlessWin',
  method: 'POST',
  path: '/wps/seamless/win',
  access: 'vendor',
  summary: 'Pay a round out; idempotent by transactionUuid',
});

export const seamlessRollback = operation<typeof schemas.seamlessRollback>()({
  name: 'seamlessRollback',
  method: 'POST',
  path: '/wps/seamless/rollback',
  access: 'vendor',
  summary: 'Undo a bet whose outcome was lost',
});
