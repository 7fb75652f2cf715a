import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { addDraftVersion, applyDraftOperations, createDraft, getDraft } from '@livery/contract/operators/drafts';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { openDraftPreview } from '@livery/contract/operators/previews';
import { composeRelease } from '@livery/contract/operators/releases';
import type { RequestBody } from '@livery/contract/operation';
import { createSeededRandom, type Random } from '@livery/demo/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyAppStore } from '../../testing/app-store.ts';
import { getValue } from '../../testing/client.ts';
import { createRandomEdit } from '../../testing/drafts/random-edits.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { addImages, type BrandFiles, readFixtureBrand } from '../../testing/releases/release-tools.ts';
import { createBlobStore } from '../releases/blobs/blob-store.ts';
import { createTaskRunner } from '../releases/compose/run-composer-task.ts';
import { createReleaseReader } from '../releases/environments/read-release.ts';
import { type DraftBundle, releaseFilesPort, toContractProblems } from '../releases/index.ts';

const brand = 'plenty';
/** Number of valid random drafts. The test creates drafts until it has as many. */
const validCount = 30;
/** Seed of the random drafts. The variable DRAFT_SEED sets another one. */
const seed = Number(process.env.DRAFT_SEED ?? 20_261_127);
/** Percentage of the edits that can make a draft invalid. */
const riskyEdits = 3;
/** Files of a release that only a web server reads. A preview does not serve them, and it has its own `robots.txt`. */
const serverFiles = ['_headers', '_nginx.conf', '_redirects'];
const bridgeTag = /<script src="\/\.preview\/bridge-[0-9a-f]{12}\.js" data-sequence="\d+"[^>]*><\/script>/;

let folder: string;
let files: BrandFiles;
let assets: Awaited<ReturnType<typeof addImages>>['assets'];
let compose: ReturnType<typeof createTaskRunner>;
/** Gateway that serves the previews. */
let gateway: OperatorGateway;
/**
 * Gateway that composes the releases, on the same database. It has its own folder of rendered images, so a preview and
 * a release never have the same image only because it was rendered once.
 */
let releaser: OperatorGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-random-drafts-'));
  await writeCompiledApp(join(folder, 'compile'));
  const store = await createEmptyAppStore();
  const options = {
    settings: { compileFolder: join(folder, 'compile') },
    runtime: { releasesFolder: join(folder, 'releases') },
  };
  gateway = await buildOperatorGateway({ ...options, store });
  releaser = await buildOperatorGateway({ ...options, store: { ...store, close: async () => {} } });
  files = await readFixtureBrand();
  ({ assets } = await addImages(gateway, files));
  compose = createTaskRunner({ compileFolder: join(folder, 'compile'), imageFolder: join(folder, 'images') });
});
afterAll(async () => {
  for (const { close, config } of [releaser, gateway]) {
    await close();
    await rm(config.dataFolder, { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
});

/** Creates a draft of the brand `plenty` with random edits. An edit that the draft rejects is left out. */
const createRandomDraft = async (random: Random): Promise<string> => {
  const source = { kind: 'document' as const, text: files.text, assets: [...assets] };
  const { draftId } = getValue(await gateway.call(createDraft, { brand, name: 'Spring', source }));
  for (let count = 5 + random.below(15); count > 0; count -= 1) {
    const changes = createRandomEdit(random, riskyEdits);
    const operations = changes.map(({ path, to }) => ({ id: randomUUID(), path, from: null, to }));
    const request = { brand, draftId, seen: 0, operations } as unknown as RequestBody<typeof applyDraftOperations>;
    const { status } = await gateway.call(applyDraftOperations, request);
    expect([200, 422]).toContain(status);
  }
  return draftId;
};

/** Problems of a draft, or the hash of each file. Files that a preview never serves have the hash `notServed`. */
type Outcome = { readonly problems: unknown } | { readonly files: Readonly<Record<string, string>> };

const notServed = 'not served';

const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Composes a draft, and reads its page and all its files at the host of its preview. Removes the tag of the preview. */
const readPreview = async (draftId: string, text: string): Promise<Outcome> => {
  const composed = await compose({
    kind: 'composeDraft',
    document: { file: `${brand}.json`, text, images: files.images },
  });
  if (typeof composed !== 'object') throw new Error('The composer has not composed the draft');
  const { origin } = getValue(await gateway.call(openDraftPreview, { brand, draftId }));
  const { host } = new URL(origin);
  const get = (path: string) => gateway.core.app.inject({ url: `/${path}`, headers: { host } });
  if ('problems' in composed) {
    const { statusCode, payload } = await get('');
    if (statusCode !== 409 || !payload.includes('data-unavailable="problems"'))
      throw new Error(`The preview shows a draft with problems: ${statusCode} ${payload}`);
    return { problems: toContractProblems(composed.problems) };
  }
  const hashes: Record<string, string> = {};
  for (const path of (composed as DraftBundle).files.keys()) {
    const { statusCode, rawPayload } = await get(path);
    const served = path === 'index.html' ? rawPayload.toString('latin1').replace(bridgeTag, '') : undefined;
    const bytes = served === undefined ? rawPayload : Buffer.from(served, 'latin1');
    hashes[path] = statusCode === 404 ? notServed : `${statusCode} ${hash(bytes)}`;
  }
  return { files: { ...hashes, 'robots.txt': notServed } };
};

/** Makes a version and a release of a draft, and reads all files of the release from the store of the gateways. */
const readRelease = async (draftId: string, sequence: number): Promise<Outcome> => {
  const added = await releaser.call(addDraftVersion, { brand, draftId, sequence, note: 'Random' });
  if (!added.body.success && added.body.errorCode === OperatorErrorCode.BrandInvalid)
    return added.body.value as Outcome;
  const { version } = getValue(added);
  const { releaseId } = getValue(await releaser.call(composeRelease, { brand, version }));
  const blobs = createBlobStore(releaser.core.ports.use(releaseFilesPort));
  const release = await createReleaseReader(releaser.core.db, blobs)(brand, releaseId);
  const hashes: Record<string, string> = {};
  for (const [path, read] of release?.files ?? [])
    hashes[path] = serverFiles.includes(path) ? notServed : `200 ${hash(await read())}`;
  return { files: { ...hashes, 'robots.txt': notServed } };
};

it(`serves ${validCount} random drafts byte for byte as their releases, and rejects drafts with the same problems`, async () => {
  const random = createSeededRandom(seed, 'drafts');
  const count = { valid: 0, invalid: 0 };
  while (count.valid < validCount && count.invalid < validCount) {
    const draftId = await createRandomDraft(random);
    const { sequence, text } = getValue(await gateway.call(getDraft, { brand, draftId }));
    const preview = await readPreview(draftId, text);
    expect(preview, `DRAFT_SEED=${seed}: ${text}`).toEqual(await readRelease(draftId, sequence));
    count['files' in preview ? 'valid' : 'invalid'] += 1;
  }
  expect(count.valid).toBe(validCount);
  expect(count.invalid).toBeGreaterThanOrEqual(3);
}, 300_000);
