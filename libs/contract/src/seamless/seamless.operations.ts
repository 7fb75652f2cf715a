import { operation } from '../operation.ts';
import type * as schemas from './seamless.schemas.ts';

/**
 * Headers of a request from a game vendor to the gateway. `X-Signature` is an Ed25519 signature of `signedText` as
 * base64url. `X-Key-Id` is the id of the key with which the vendor signed. The gateway has only the public keys.
 * `X-Timestamp` is in epoch milliseconds. The gateway rejects a timestamp that differs from its own clock by more
 * than five minutes.
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
  summary: 'Exchange a launch token for a game session',
});

export const seamlessBalance = operation<typeof schemas.seamlessBalance>()({
  name: 'seamlessBalance',
  method: 'POST',
  path: '/wps/seamless/balance',
  access: 'vendor',
  summary: 'Get the balance for a game',
});

export const seamlessBet = operation<typeof schemas.seamlessBet>()({
  name: 'seamlessBet',
  method: 'POST',
  path: '/wps/seamless/bet',
  access: 'vendor',
  summary: 'Debit a stake; idempotent by `transactionUuid`',
});

export const seamlessWin = operation<typeof schemas.seamlessWin>()({
  name: 'seamlessWin',
  method: 'POST',
  path: '/wps/seamless/win',
  access: 'vendor',
  summary: 'Credit a win; idempotent by `transactionUuid`',
});

export const seamlessRollback = operation<typeof schemas.seamlessRollback>()({
  name: 'seamlessRollback',
  method: 'POST',
  path: '/wps/seamless/rollback',
  access: 'vendor',
  summary: 'Roll back a bet with an unknown outcome',
});
