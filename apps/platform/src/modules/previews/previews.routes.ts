import { ErrorCode } from '@livery/contract/errors';
import {
  endPhonePreview,
  getDraftShareCard,
  openDraftPreview,
  openEnvironmentPreview,
  openPhonePreview,
  openReleasePreview,
} from '@livery/contract/operators/previews';
import type { Clock } from '../../core/clock/clock.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { EnvironmentHost } from '../../core/http/hosts/origins.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { DraftSource } from './bundles/draft-source.ts';
import type { ReadShareCard } from './bundles/share-card.ts';
import { listScreens, type PreviewScreen } from './bundles/preview-screens.ts';
import type { ReadRelease } from './bundles/release-bundles.ts';
import type { FindShown } from './bundles/environment-bundles.ts';
import { readBrandProfile } from './data/nearest-brand.ts';
import { endPreviews, startPreview } from './keys/open-previews.ts';
import type { Preview } from './keys/previews.tables.ts';

interface PreviewsRoutesDeps {
  readonly clock: Clock;
  readonly hub: Pick<EventHub, 'publish'>;
  readonly drafts: Pick<DraftSource, 'load'>;
  readonly readShareCard: ReadShareCard;
  readonly readRelease: ReadRelease;
  /** Lists the screens of a draft. `text` is the text of the draft's brand file. */
  readonly listDraftScreens: (text: string) => Promise<readonly PreviewScreen[]>;
  readonly buildOrigin: (previewId: string) => string;
  readonly findShown: FindShown;
  /**
   * Returns two addresses of an environment: its origin, and the URL that opens it in a browser. The URL contains the
   * key of the preview, which the gateway then stores in a cookie.
   */
  readonly buildEntry: (host: EnvironmentHost, previewId: string) => { readonly origin: string; readonly url: string };
}

type Routes = Pick<OperatorRoutes, 'route' | 'routeWithPreparation'>;

const createAddress = ({ buildOrigin }: Pick<PreviewsRoutesDeps, 'buildOrigin'>, { id, endsAt }: Preview) => {
  const origin = buildOrigin(id);
  return { url: `${origin}/`, origin, endsAt: endsAt.toISOString() };
};

/** Returns the text of the brand file of a draft. Throws a GatewayError if the brand has no such draft. */
const loadTextOrThrow = async ({ drafts }: Pick<PreviewsRoutesDeps, 'drafts'>, brand: string, draftId: string) => {
  const draft = await drafts.load(brand, draftId);
  if (!draft) throw new GatewayError(ErrorCode.NotFound, { message: 'The brand has no such draft' });
  return draft.document.text;
};

/** Registers the operation that opens the preview of a draft in the console. */
const draftPreviewsRoutes = ({ routeWithPreparation }: Routes, deps: PreviewsRoutesDeps): void => {
  routeWithPreparation(
    openDraftPreview,
    async ({ request: { brand, draftId } }) => deps.listDraftScreens(await loadTextOrThrow(deps, brand, draftId)),
    async ({ tx, request: { brand, draftId }, operator: { operatorId }, record }, screens) => {
      const owner = { brand, draftId, releaseId: null, environment: null, operatorId, purpose: 'console' } as const;
      const address = createAddress(deps, await startPreview(tx, owner, deps.clock.now()));
      record({ subject: { kind: 'draft', id: draftId }, changes: { previewEndsAt: address.endsAt } });
      return { ...address, screens: [...screens] };
    },
  );
};

/**
 * Registers the operation that returns the link preview of a draft: the title, description and image that other apps
 * show for a link to the app.
 */
const shareCardRoutes = ({ route }: Routes, { readShareCard }: PreviewsRoutesDeps): void => {
  route(
    getDraftShareCard,
    async ({ request: { brand, draftId } }) => {
      const read = await readShareCard({ brand, draftId });
      if (!read) throw new GatewayError(ErrorCode.NotFound, { message: 'The brand has no such draft' });
      return read;
    },
    { perMinute: 60 },
  );
};

/** Registers the operations that open and end the preview of a draft for phones. */
const phonePreviewsRoutes = ({ route, routeWithPreparation }: Routes, deps: PreviewsRoutesDeps): void => {
  const { clock, hub } = deps;
  routeWithPreparation(
    openPhonePreview,
    async ({ request: { brand, draftId } }) => loadTextOrThrow(deps, brand, draftId),
    async ({ tx, request: { brand, draftId }, operator: { operatorId }, record }) => {
      const owner = { brand, draftId, releaseId: null, environment: null, operatorId, purpose: 'phone' } as const;
      const address = createAddress(deps, await startPreview(tx, owner, clock.now()));
      record({ subject: { kind: 'draft', id: draftId }, changes: { phonePreviewEndsAt: address.endsAt } });
      return address;
    },
  );

  route(endPhonePreview, async ({ tx, request: { brand, draftId }, operator: { operatorId }, record, onCommit }) => {
    const owner = { brand, draftId, releaseId: null, environment: null, operatorId, purpose: 'phone' } as const;
    const ids = await endPreviews(tx, owner, clock.now());
    record({ subject: { kind: 'draft', id: draftId }, changes: { phonePreviewEnded: ids.length > 0 } });
    for (const previewId of ids) onCommit(() => hub.publish({ type: 'previewEnded', previewId }));
    return { hasEnded: ids.length > 0 };
  });
};

/** Registers the operation that opens the preview of a release. */
const releasePreviewsRoutes = ({ routeWithPreparation }: Routes, deps: PreviewsRoutesDeps): void => {
  routeWithPreparation(
    openReleasePreview,
    async ({ request: { brand, releaseId } }) => {
      const release = await deps.readRelease(brand, releaseId);
      if (!release) throw new GatewayError(ErrorCode.NotFound, { message: 'The brand has no such release' });
      return {
        screens: listScreens(release.features),
        languages: readBrandProfile(brand, release.text).languages,
      };
    },
    async ({ tx, request: { brand, releaseId }, operator: { operatorId }, record }, { screens, languages }) => {
      const owner = { brand, draftId: null, releaseId, environment: null, operatorId, purpose: 'console' } as const;
      const address = createAddress(deps, await startPreview(tx, owner, deps.clock.now()));
      record({ subject: { kind: 'release', id: releaseId }, changes: { previewEndsAt: address.endsAt } });
      return { ...address, screens: [...screens], languages: [...languages] };
    },
  );
};

/** Registers the operation that opens an environment that only operators see. */
const environmentPreviewsRoutes = ({ route }: Routes, deps: PreviewsRoutesDeps): void => {
  route(openEnvironmentPreview, async ({ tx, request: { brand, environment }, operator: { operatorId }, record }) => {
    const shown = await deps.findShown({ brand, environment });
    if (!shown)
      throw new GatewayError(ErrorCode.NotFound, { message: `${environment} of ${brand} shows no release yet` });
    const owner = { brand, draftId: null, releaseId: null, environment, operatorId, purpose: 'console' } as const;
    const { id, endsAt } = await startPreview(tx, owner, deps.clock.now());
    const address = { ...deps.buildEntry({ brand, environment }, id), endsAt: endsAt.toISOString() };
    record({
      subject: { kind: 'environment', id: `${brand}/${environment}` },
      changes: { previewEndsAt: address.endsAt, releaseId: shown.releaseId },
    });
    return address;
  });
};

/** Registers the operations that open and end previews. */
export const previewsRoutes = (routes: Routes, deps: PreviewsRoutesDeps): void => {
  draftPreviewsRoutes(routes, deps);
  shareCardRoutes(routes, deps);
  phonePreviewsRoutes(routes, deps);
  releasePreviewsRoutes(routes, deps);
  environmentPreviewsRoutes(routes, deps);
};
