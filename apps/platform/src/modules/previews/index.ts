import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { draftsModule } from '../drafts/index.ts';
import { releasesModule } from '../releases/index.ts';
import { startPreviews } from './start-previews.ts';

export { demoSessionPath } from './data/preview-data.ts';

const isNotFound = (error: unknown): boolean => error instanceof GatewayError && error.code === ErrorCode.NotFound;

/** Previews: show the exact bundle of a draft, a release or an environment at a separate origin. */
export const previewsModule = defineModule({
  name: 'previews',
  dependsOn: { brands: brandsModule, drafts: draftsModule, releases: releasesModule },
  register: (core, { drafts, releases: { composer, readRelease, findShown } }) =>
    startPreviews(core, {
      composer,
      readRelease,
      findShown,
      drafts: {
        load: (brand, draftId) =>
          drafts.loadDraft(brand, draftId).catch((error: unknown) => {
            if (isNotFound(error)) return undefined;
            throw error;
          }),
        onChange: drafts.onDraftChange,
      },
    }),
});
