import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { applyDraftOperations, checkDraft, createDraft } from '@livery/contract/operators/drafts';
import { compareReleases } from '@livery/contract/operators/releases/comparison';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const brand = 'plenty';

let folder: string;
let gateway: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-first-load-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({ settings: { compileFolder: join(folder, 'compile') } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

it('is the size that a comparison shows for the release of the same document, and unknown for an invalid draft', async () => {
  const { releaseId } = await composeBrandFiles(gateway, await readFixtureBrand());
  const { bytes } = getValue(await gateway.call(compareReleases, { brand, before: releaseId, after: releaseId }));
  const { draftId } = getValue(
    await gateway.call(createDraft, { brand, name: 'Budget', source: { kind: 'version', version: 1 } }),
  );
  const { firstLoad } = getValue(await gateway.call(checkDraft, { brand, draftId }));
  expect(firstLoad?.budget).toBeGreaterThan(100_000);
  expect(firstLoad?.page).toBeGreaterThan(1000);
  expect((firstLoad?.page ?? 0) + (firstLoad?.app ?? 0)).toBe(bytes?.before.firstLoad);

  const operations = [{ id: randomUUID(), path: ['document', 'currency'], from: null, to: 'ZZZ' }];
  getValue(await gateway.call(applyDraftOperations, { brand, draftId, seen: 0, operations }));
  expect(getValue(await gateway.call(checkDraft, { brand, draftId })).firstLoad).toBeNull();
});
