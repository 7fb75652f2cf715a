import { identityCheck, submitIdentity } from '@livery/contract/kyc';
import type { Route } from '../../core/http/route.ts';
import { createFeatureGuard } from '../../core/http/require-flag.ts';
import type { KycService } from './kyc-service.ts';
import type { identityChecks } from './kyc.tables.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

interface IdentityRoutesDeps {
  readonly merchants: Merchants;
  readonly kyc: KycService;
}

const toWireCheck = (check: typeof identityChecks.$inferSelect | undefined) => ({
  state: check?.state ?? ('none' as const),
  reason: check?.reason ?? null,
  submittedAt: check?.submittedAt.toISOString() ?? null,
  decidedAt: check?.decidedAt?.toISOString() ?? null,
});

export const identityRoutes = (route: Route, { merchants, kyc }: IdentityRoutesDeps): void => {
  const pass = createFeatureGuard(merchants, 'PERSPNL3');

  route(identityCheck, async ({ session }) => toWireCheck(await kyc.find(session.memberId)));

  route(submitIdentity, async ({ session, merchant, request }) => {
    await pass({ session, merchant });
    return toWireCheck(await kyc.submit(session, request));
  });
};
