import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { listManagedBrands } from '@livery/contract/operators/releases';
import {
  changeReleasePolicy,
  getReleaseReview,
  listReleasePolicies,
  rejectRelease,
  requestReleaseReview,
} from '@livery/contract/operators/releases/reviews';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { approve, composeBrandFiles, publish, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const brand = 'plenty';

let folder: string;
let gateway: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-waiting-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({ settings: { compileFolder: join(folder, 'compile') } });
  await compose('First');
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await setPolicy(0);
  gateway.clock.advance(1000);
});

const compose = async (name: string): Promise<string> =>
  (await composeBrandFiles(gateway, await readFixtureBrand((text) => text.replace('Plenty & Co', name)))).releaseId;

const setPolicy = async (approvals: number) => {
  const { policies } = getValue(await gateway.call(listReleasePolicies, { brand }));
  const { number } = policies.find(({ environment }) => environment === 'live')!;
  const request = { brand, environment: 'live' as const, approvals, roles: [], reason: 'Four eyes' };
  getValue(await gateway.call(changeReleasePolicy, request, { version: number }));
};

const requestReview = async (name: string): Promise<string> => {
  const releaseId = await compose(name);
  gateway.clock.advance(1000);
  getValue(await gateway.call(requestReleaseReview, { brand, releaseId, note: 'Please look' }));
  return releaseId;
};

const toDecision = async (releaseId: string) => {
  const { manifest } = getValue(await gateway.call(getReleaseReview, { brand, releaseId }));
  return { brand, releaseId, manifest, reason: 'Seen' };
};
const approveAs = async (operator: string, releaseId: string) =>
  getValue(await approve(gateway, await toDecision(releaseId), operator));

const getWaiting = async () =>
  getValue(await gateway.call(listManagedBrands, {})).brands.find((each) => each.brand === brand)?.waitingReleaseId;

it('is the release with the newest request for a review, and no release before the first request', async () => {
  expect(await getWaiting()).toBeNull();
  const older = await requestReview('Older');
  expect(await getWaiting()).toBe(older);
  const newer = await requestReview('Newer');
  expect(await getWaiting()).toBe(newer);
});

it('waits for the number of approvals of the policy, or for one approval without a policy', async () => {
  const releaseId = await requestReview('Approvals');
  await setPolicy(2);
  await approveAs('ada', releaseId);
  expect(await getWaiting()).toBe(releaseId);
  await approveAs('ben', releaseId);
  expect(await getWaiting()).toBeNull();
  await setPolicy(0);
  const other = await requestReview('One approval');
  expect(await getWaiting()).toBe(other);
  await approveAs('ada', other);
  expect(await getWaiting()).toBeNull();
});

it('waits no longer after a rejection', async () => {
  const releaseId = await requestReview('Rejected');
  getValue(await gateway.call(rejectRelease, await toDecision(releaseId), { operator: 'ada' }));
  expect(await getWaiting()).toBeNull();
});

it('waits no longer when another release has become live after the request, or the release itself is live', async () => {
  const other = await compose('Other');
  const releaseId = await requestReview('Replaced');
  gateway.clock.advance(1000);
  await publish(gateway, brand, other);
  expect(await getWaiting()).toBeNull();
  gateway.clock.advance(1000);
  getValue(await gateway.call(requestReleaseReview, { brand, releaseId, note: 'Again' }));
  expect(await getWaiting()).toBe(releaseId);
  await publish(gateway, brand, releaseId);
  expect(await getWaiting()).toBeNull();
});
