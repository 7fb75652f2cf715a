import type { BrandRequestState } from '@livery/contract/operators/brand-requests';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { eq } from 'drizzle-orm';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../core/operators/operator-context.ts';
import { assertVersion } from '../../core/operators/versions.ts';
import { type BrandRequestRow, brandRequests } from './brand-requests.tables.ts';
import { getVisibleRequest, hasLogo, toBrandRequest } from './find-brand-requests.ts';

type ChangeCall = Pick<
  OperatorContext<{ readonly requestId: string }>,
  'tx' | 'operator' | 'isPermitted' | 'record' | 'request' | 'expectedVersion'
>;

type Change = Partial<Pick<BrandRequestRow, 'state' | 'owner' | 'reason' | 'brand' | 'deadline'>>;

interface ChangeOptions {
  /**
   * States from which the change is allowed. If the request is in another state, `changeBrandRequest` throws a
   * GatewayError.
   */
  readonly from: readonly BrandRequestState[];
  readonly now: Date;
  /**
   * Throws a GatewayError if the caller may not make the change. If absent, every caller who may see the request may
   * change it.
   */
  readonly assertMayChange?: (row: BrandRequestRow) => void;
}

/**
 * Changes a brand request. Throws if the request has changed since the caller loaded it. Call this function inside a
 * transaction.
 */
export const changeBrandRequest = async (
  call: ChangeCall,
  change: Change,
  { from, now, assertMayChange }: ChangeOptions,
) => {
  const { tx, record, request, expectedVersion } = call;
  const row = await getVisibleRequest(tx, call, request.requestId, { isLocked: true });
  assertMayChange?.(row);
  assertVersion(expectedVersion, row.version);
  if (!from.includes(row.state))
    throw new GatewayError(OperatorErrorCode.BrandRequestDecided, {
      message: `The request is ${row.state}`,
      value: { state: row.state },
    });
  const [changed] = await tx
    .update(brandRequests)
    .set({ ...change, version: row.version + 1, changedAt: now })
    .where(eq(brandRequests.id, row.id))
    .returning();
  if (!changed) throw new Error(`The request ${row.id} has disappeared during its change`);
  record({ subject: { kind: 'brandRequest', id: row.id }, changes: change, brand: change.brand ?? null });
  return toBrandRequest(changed, await hasLogo(tx, row.id));
};
