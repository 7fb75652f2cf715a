import { ErrorCode } from '@livery/contract/errors';
import { servedReleaseId } from '@livery/contract/operators/served-release';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { draftsModule } from '../drafts/index.ts';
import { releasesModule } from '../releases/index.ts';
import { startPreviews } from './start-previews.ts';

export { demoSessionPath } from './data/preview-data.ts';

const isNotFound = (error: unknown): boolean => error instanceof GatewayError && error.code === ErrorCode.NotFound;

/**
 * Previews of drafts, releases and environments. A preview shows the exact files that members would get. It has a
 * separate origin, so that it cannot read the session of the console.
 */
export const previewsModule = defineModule({
  name: 'previews',
  dependsOn: { brands: brandsModule, drafts: draftsModule, releases: releasesModule },
  register: (core, { drafts, releases: { composer, readRelease, readServedFiles, findShown } }) =>
    startPreviews(core, {
      composer,
      readRelease: (brand, releaseId) =>
        releaseId === servedReleaseId ? readServedFiles(brand) : readRelease(brand, releaseId),
      findShown,
      drafts: {
        load: (brand, draftId, sequence) =>
          drafts.loadDraft(brand, draftId, sequence).catch((error: unknown) => {
            if (isNotFound(error)) return undefined;
            throw error;
          }),
        onChange: drafts.onDraftChange,
      },
    }),
});
