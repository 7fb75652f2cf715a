import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeBrand } from '@livery/composer/compose/compose-brand';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import {
  exportBrandVersion,
  listEnvironmentChanges,
  listManagedBrands,
  listReleases,
  publishRelease,
  rollBackRelease,
} from '@livery/contract/operators/releases';
import { openReleasePreview } from '@livery/contract/operators/previews';
import { servedReleaseId } from '@livery/contract/operators/served-release';
import { compareReleases } from '@livery/contract/operators/releases/comparison';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const fixtures = fileURLToPath(new URL('../../../../../libs/composer/fixtures/brands', import.meta.url));
const brand = 'plenty';

let folder: string;
let gateway: OperatorGateway;

/**
 * Starts a gateway that serves the brand from a brand file and a bundle on the disk, as after the command `npm run
 * bundle`.
 */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-first-release-'));
  const [compileDir, merchants, bundles] = ['compile', 'merchants', 'bundles'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeCompiledApp(compileDir);
  await cp(fixtures, merchants, { recursive: true });
  await composeBrand({ brandFile: join(merchants, 'plenty.json'), compileDir, outDir: bundles });
  gateway = await buildOperatorGateway({
    settings: { compileFolder: compileDir, merchantsFolder: merchants, bundlesFolder: bundles },
  });
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const composeChanged = async () =>
  composeBrandFiles(gateway, await readFixtureBrand((text) => text.replace('Plenty & Co', 'Plenty Two')));
const listAll = async () => getValue(await gateway.call(listReleases, { brand })).releases;
const getFileRelease = async () => {
  const found = (await listAll()).find(({ version }) => version === 0);
  if (!found) throw new Error('There is no release of the brand file');
  return found;
};
const readPage = async (path: string) => (await gateway.get(brand, path)).rawPayload;
const listChanges = async () =>
  getValue(await gateway.call(listEnvironmentChanges, { brand, environment: 'live' })).changes;
const publishAt = async (releaseId: string, version: number) =>
  getValue(await gateway.call(publishRelease, { brand, environment: 'live', releaseId, reason: 'First' }, { version }));

it('compares the first release of a brand from a file with the files that members get', async () => {
  const { releaseId, version } = await composeChanged();
  expect(version).toBe(1);
  const file = await getFileRelease();
  const comparison = getValue(await gateway.call(compareReleases, { brand, before: file.releaseId, after: releaseId }));
  expect(comparison.values).toContainEqual(expect.objectContaining({ path: 'name' }));
  expect(comparison.bytes).not.toBeNull();
  expect(comparison.behaviour).toMatchObject({ isComplete: true, routes: { added: [], removed: [] } });
  const { brands } = getValue(await gateway.call(listManagedBrands, {}));
  expect(brands).toContainEqual(expect.objectContaining({ brand, source: 'file', latestVersion: 1 }));
  // The second composition must not add the release of the files again.
  await composeChanged();
  expect((await listAll()).filter((each) => each.version === 0)).toHaveLength(1);
});

it('names the files of the server in the history, and goes back to them byte for byte', async () => {
  const before = await Promise.all(['/', '/sw.js'].map(readPage));
  expect(before[0]?.toString()).toContain('Plenty &#38; Co');
  const { releaseId } = await composeChanged();
  const state = await publishAt(releaseId, 0);
  expect(state).toMatchObject({ number: 2, releaseId });
  await gateway.runJob('releases.follow');
  expect((await readPage('/')).toString()).toContain('Plenty Two');

  const file = await getFileRelease();
  expect(await listChanges()).toMatchObject([
    { number: 2, kind: 'publish', releaseId, previousReleaseId: file.releaseId, reason: 'First' },
    { number: 1, kind: 'file', releaseId: file.releaseId, previousReleaseId: null, reason: '' },
  ]);
  const back = { brand, environment: 'live' as const, releaseId: file.releaseId, reason: 'Back' };
  getValue(await gateway.call(rollBackRelease, back, { version: 2 }));
  await gateway.runJob('releases.follow');
  expect(await Promise.all(['/', '/sw.js'].map(readPage))).toEqual(before);
  expect(await listChanges()).toHaveLength(3);
});

it('shows operators the page that members get, until the first release', async () => {
  const open = () => gateway.call(openReleasePreview, { brand, releaseId: servedReleaseId });
  const { origin } = getValue(await open());
  const preview = await gateway.core.app.inject({ url: '/', headers: { host: new URL(origin).host } });
  expect(preview.payload.replace(/<script src="\/\.preview\/bridge-[^>]*><\/script>/, '')).toBe(
    (await readPage('/')).toString(),
  );
  const { releaseId } = await composeChanged();
  await publishAt(releaseId, 0);
  expect((await open()).status).toBe(404);
  expect((await gateway.call(openReleasePreview, { brand: 'unknown', releaseId: servedReleaseId })).status).toBe(404);
});

it('exports the brand file byte for byte as it was', async () => {
  await composeChanged();
  const { text } = await readFixtureBrand();
  expect(getValue(await gateway.call(exportBrandVersion, { brand, version: 0 })).text).toBe(text);
});

it('publishes without the files of the server if the brand file changes after it was stored', async () => {
  await composeChanged();
  const { version } = await getFileRelease();
  const file = join(folder, 'merchants', 'plenty.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Plenty & Co', 'Plenty Three'));
  const { releaseId } = await composeChanged();
  await publishAt(releaseId, 0);
  expect([version, (await listChanges()).length]).toEqual([0, 1]);
});

it.each([
  ['has stored the files for the comparison', true],
  ['finds the files only at the publication', false],
])('goes back to the files of the server if it %s, and cannot compose any more', async (_title, isStored) => {
  const { bundlesFolder, compileFolder } = gateway.config;
  if (!isStored) await rename(bundlesFolder, `${bundlesFolder}-later`);
  const { releaseId } = await composeChanged();
  if (!isStored) await rename(`${bundlesFolder}-later`, bundlesFolder);
  await rm(compileFolder, { recursive: true });
  await publishAt(releaseId, 0);
  expect(await listChanges()).toMatchObject([{ kind: 'publish' }, { kind: 'file' }]);
  expect((await listAll()).filter(({ version }) => version === 0)).toHaveLength(1);
});

it('publishes without the files of the server if one of them is damaged', async () => {
  await writeFile(join(gateway.config.bundlesFolder, brand, 'sw.js'), 'damaged');
  const { releaseId } = await composeChanged();
  expect(await publishAt(releaseId, 0)).toMatchObject({ number: 1, releaseId });
  expect(await listAll()).toHaveLength(1);
  expect(await listChanges()).toMatchObject([{ number: 1, kind: 'publish', previousReleaseId: null }]);
});
