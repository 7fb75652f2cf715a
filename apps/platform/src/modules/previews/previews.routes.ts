import { ErrorCode } from '@livery/contract/errors';
import { openDraftPreview } from '@livery/contract/operators/previews';
import type { Clock } from '../../core/clock/clock.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import type { DraftSource } from './bundles/draft-source.ts';
import { startPreview } from './keys/open-previews.ts';

interface PreviewsRoutesDeps {
  readonly clock: Clock;
  readonly drafts: Pick<DraftSource, 'load'>;
  /** Returns the origin of a preview. */
  readonly buildOrigin: (previewId: string) => string;
}

export const previewsRoutes = (
  { routeWithPreparation }: OperatorRoutes,
  { clock, drafts, buildOrigin }: PreviewsRoutesDeps,
): void => {
  routeWithPreparation(
    openDraftPreview,
    async ({ request: { brand, draftId } }) => {
      if (!(await drafts.load(brand, draftId)))
        throw new GatewayError(ErrorCode.NotFound, { message: 'The brand has no such draft' });
    },
    async ({ tx, request: { brand, draftId }, operator, record }) => {
      const preview = await startPreview(tx, { brand, draftId, operatorId: operator.operatorId }, clock.now());
      const endsAt = preview.endsAt.toISOString();
      record({ subject: { kind: 'draft', id: draftId }, changes: { previewEndsAt: endsAt } });
      const origin = buildOrigin(preview.id);
      return { url: `${origin}/`, origin, endsAt };
    },
  );
};
