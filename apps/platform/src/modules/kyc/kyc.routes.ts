import { ErrorCode } from '@livery/contract/errors';
import { identityCheck, submitIdentity } from '@livery/contract/kyc';
import { backOfficeVendor, decideIdentityCheck, readIdentityImage } from '@livery/contract/services/back-office';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Route } from '../../core/http/route.ts';
import { createFeatureGuard } from '../../core/http/calls/require-flag.ts';
import type { KycService } from './kyc-service.ts';
import type { identityChecks } from './kyc.tables.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface IdentityRoutesDeps {
  readonly merchants: Merchants;
  readonly kyc: KycService;
  /**
   * True if the operator's back office decides on identity checks. False if the gateway has a local review service or
   * no review service.
   */
  readonly isRemote: boolean;
}

const toWireCheck = (check: typeof identityChecks.$inferSelect | undefined) => ({
  state: check?.state ?? ('none' as const),
  reason: check?.reason ?? null,
  submittedAt: check?.submittedAt.toISOString() ?? null,
  decidedAt: check?.decidedAt?.toISOString() ?? null,
});

export const identityRoutes = (route: Route, { merchants, kyc, isRemote }: IdentityRoutesDeps): void => {
  const pass = createFeatureGuard(merchants, 'PERSPNL3');

  route(identityCheck, async ({ session }) => toWireCheck(await kyc.find(session.memberId)));

  const assertBackOffice = (vendor: string): void => {
    if (vendor !== backOfficeVendor) throw new GatewayError(ErrorCode.SignatureInvalid);
    if (!isRemote) throw new GatewayError(ErrorCode.FeatureDisabled);
  };

  route(decideIdentityCheck, async ({ vendor, request: { checkId, ...decision } }) => {
    assertBackOffice(vendor);
    return { state: (await kyc.decide(checkId, decision)).state };
  });

  route(readIdentityImage, async ({ vendor, request: { checkId, image } }) => {
    assertBackOffice(vendor);
    const { contentType, bytes } = await kyc.readImage(checkId, image);
    return { contentType, data: bytes.toString('base64') };
  });

  route(submitIdentity, async ({ session, merchant, request }) => {
    await pass({ session, merchant });
    return toWireCheck(await kyc.submit(session, request));
  });
};
