import { hours } from '../../core/clock/durations.ts';
import type { Core } from '../../core/core.ts';
import { buildPreviewOrigin } from '../../core/http/origins.ts';
import type { Composer } from '../releases/index.ts';
import { createDraftBundles } from './bundles/draft-bundles.ts';
import type { DraftSource } from './bundles/draft-source.ts';
import { createDemoData, serveAsSandbox } from './data/demo-data.ts';
import { missingData, type PreviewData } from './data/preview-data.ts';
import { createSandboxData } from './data/sandbox-data.ts';
import { createPreviewFinder, deleteEndedPreviews } from './keys/open-previews.ts';
import { createPreviewKeys } from './keys/preview-keys.ts';
import { previewsRoutes } from './previews.routes.ts';
import { servePreviews } from './serving/serve-previews.ts';

interface StartDeps {
  readonly drafts: DraftSource;
  readonly composer: Pick<Composer, 'composeDraft' | 'renderImage'>;
}

/** Chooses the data that previews show. */
const chooseData = (core: Core): PreviewData => {
  const { config, onClose } = core;
  if (config.isDemo) {
    serveAsSandbox(core);
    return createDemoData(core);
  }
  if (config.sandboxUrl === undefined) return missingData;
  const sandbox = createSandboxData(config.sandboxUrl);
  onClose(sandbox.close);
  return sandbox;
};

/** Registers the operation, the hosts and the job of previews. */
export const startPreviews = async (core: Core, { drafts, composer }: StartDeps): Promise<void> => {
  const { app, clock, db, getOrigins, hosts, jobs, metrics, operatorChecks, operators, warn } = core;
  const keys = createPreviewKeys(await core.keys.open('draft-previews', 'random'));
  const bundles = createDraftBundles({ drafts, composer });
  previewsRoutes(operators, {
    clock,
    drafts,
    buildOrigin: (previewId) => buildPreviewOrigin(getOrigins().site, keys.build(previewId)),
  });
  servePreviews({
    app,
    hosts,
    getOrigins,
    warn,
    bundles,
    drafts,
    data: chooseData(core),
    findPreview: createPreviewFinder({ db, clock, keys, isPermitted: operatorChecks.isPermitted }),
  });
  metrics.addGauge({
    name: 'preview_bundles_bytes',
    help: 'Memory of the bundles of drafts that previews show',
    read: () => [{ value: bundles.getSize() }],
  });
  jobs.add({ name: 'previews.clean', every: hours(1), run: () => deleteEndedPreviews(db, clock.now()) });
};
