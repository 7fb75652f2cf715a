import { ErrorCode } from '@livery/contract/errors';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import type { TotpFactors } from './totp-factors.ts';

interface CodeProof {
  readonly operatorId: string;
  readonly address: string;
  readonly kind: 'totp' | 'recovery';
  readonly code: string;
}

export type RedeemCode = (tx: Database, proof: CodeProof) => Promise<void>;

/**
 * Creates a function that accepts a one-time code or a recovery code. Each code is valid once. The function throws a
 * GatewayError for a wrong code. After several wrong codes it rejects all codes, even correct ones, for some time. This
 * time becomes longer with each further wrong code, up to a maximum.
 */
export const createCodeRedemption =
  (limits: LoginLimits, totp: TotpFactors): RedeemCode =>
  async (tx, { operatorId, address, kind, code }) => {
    const attempt = { account: `operator-code/${operatorId}`, address };
    const { lockedFor } = await limits.getState(attempt);
    if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor });
    const isRight =
      kind === 'totp' ? await totp.redeem(tx, operatorId, code) : await redeemRecoveryCode(tx, operatorId, code);
    if (isRight) return limits.succeed(attempt);
    const retryAfter = await limits.fail(attempt);
    throw new GatewayError(ErrorCode.CodeWrong, retryAfter === undefined ? {} : { retryAfter });
  };
