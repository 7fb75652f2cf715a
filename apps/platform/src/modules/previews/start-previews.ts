import { hours } from '../../core/clock/durations.ts';
import type { Core } from '../../core/core.ts';
import { buildEnvironmentOrigin, buildPreviewOrigin } from '../../core/http/hosts/origins.ts';
import type { Composer } from '../releases/index.ts';
import { createDraftBundles } from './bundles/draft-bundles.ts';
import type { DraftSource } from './bundles/draft-source.ts';
import { createEnvironmentBundles, type FindShown } from './bundles/environment-bundles.ts';
import { joinBundles } from './bundles/preview-bundles.ts';
import { createDraftScreens } from './bundles/preview-screens.ts';
import { createReleaseBundles, type ReadRelease } from './bundles/release-bundles.ts';
import { createShareCardReader } from './bundles/share-card.ts';
import { createDemoData, serveAsSandbox } from './data/demo-data.ts';
import { missingData, type PreviewData } from './data/preview-data.ts';
import { createSandboxData } from './data/sandbox-data.ts';
import { createPreviewFinder, deleteEndedPreviews } from './keys/open-previews.ts';
import { createPreviewKeys } from './keys/preview-keys.ts';
import { previewsRoutes } from './previews.routes.ts';
import { entryPath } from './serving/environment-cookie.ts';
import { servePreviews } from './serving/serve-previews.ts';

interface StartDeps {
  readonly drafts: DraftSource;
  readonly composer: Pick<Composer, 'composeDraft' | 'renderImage'>;
  readonly readRelease: ReadRelease;
  readonly findShown: FindShown;
}

/**
 * Chooses the source of the data in previews: this gateway itself if it is a demonstration gateway (DEMO=on), or its
 * sandbox (another such gateway). Without both, previews have no data.
 */
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

/** Registers the operations, the hosts and the job of previews. */
export const startPreviews = async (
  core: Core,
  { drafts, composer, readRelease, findShown }: StartDeps,
): Promise<void> => {
  const { app, clock, config, db, getOrigins, hosts, hub, jobs, metrics, operatorChecks, operators, warn } = core;
  const keys = createPreviewKeys(await core.keys.open('draft-previews', 'random'));
  const releaseBundles = createReleaseBundles(readRelease);
  const draftBundles = createDraftBundles({ drafts, composer });
  const finder = createPreviewFinder({ db, clock, keys, isPermitted: operatorChecks.isPermitted });
  const onEnd = (listener: (previewId: string) => void): (() => void) =>
    hub.subscribe((event) => {
      if (event.type === 'previewEnded') listener(event.previewId);
    });
  onEnd(finder.forget);
  previewsRoutes(operators, {
    clock,
    hub,
    drafts,
    readRelease,
    readShareCard: createShareCardReader(draftBundles),
    listDraftScreens: createDraftScreens(config.compileFolder),
    buildOrigin: (previewId) => buildPreviewOrigin(getOrigins().site, keys.build(previewId)),
    findShown,
    buildEntry: (host, previewId) => {
      const origin = buildEnvironmentOrigin(getOrigins().site, host);
      return { origin, url: `${origin}${entryPath}?key=${keys.build(previewId)}` };
    },
  });
  servePreviews({
    app,
    hosts,
    getOrigins,
    warn,
    bundles: joinBundles(draftBundles, releaseBundles, createEnvironmentBundles(releaseBundles, findShown)),
    drafts,
    findShown,
    onRelease: (listener) =>
      hub.subscribe((event) => {
        if (event.type === 'release') listener(event.brand);
      }),
    onVersion: (listener) =>
      hub.subscribe((event) => {
        if (event.type === 'version') listener(event.brand);
      }),
    onEnd,
    data: chooseData(core),
    findPreview: finder.find,
  });
  metrics.addGauge({
    name: 'preview_bundles_bytes',
    help: 'Memory of the bundles of drafts that previews show',
    read: () => [{ value: draftBundles.getSize() }],
  });
  jobs.add({ name: 'previews.clean', every: hours(1), run: () => deleteEndedPreviews(db, clock.now()) });
};
