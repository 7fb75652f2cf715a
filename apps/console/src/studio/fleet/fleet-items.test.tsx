// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { openReleasePreview } from '@livery/contract/operators/previews';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allBrandPermissions, createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import type { FleetItem } from './fleet.api.ts';
import { FleetItems } from './fleet-items.tsx';

beforeEach(() => {
  // The environment of the tests has no layout, so every element counts as visible.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.observe = () => notify([{ isIntersecting: true }]);
      }
      readonly observe: () => void;
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item: FleetItem = {
  brand: 'plenty',
  name: 'Plenty',
  state: 'changed',
  version: 3,
  liveReleaseId: 'a'.repeat(32),
  releaseId: 'b'.repeat(32),
  files: 2,
  bytesBefore: 1000,
  bytesAfter: 2000,
  paths: ['assets/app.js'],
  error: null,
};

it('shows the home page of a changed brand before and after, and leads to its pixels', async () => {
  const gateway = createGateway({ permissions: allBrandPermissions });
  // The images stay empty, because the environment of the tests loads no pages in frames.
  gateway.provide(openReleasePreview, () => reject(ErrorCode.SystemBusy, 503));
  renderScreen(<FleetItems items={[item]} />, { path: '/fleet', at: '/fleet' });
  expect(await screen.findByRole('img', { name: 'The home page of Plenty now' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The home page of Plenty with the new compile' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pixels' }).getAttribute('href')).toBe(
    `/brands/plenty/releases/${item.releaseId}?view=pixels`,
  );
  const listOpened = () => gateway.listChanges().map(({ path }) => path);
  await waitFor(() => expect(listOpened().length).toBeGreaterThanOrEqual(2));
  expect(listOpened()[0]).toContain(item.liveReleaseId);
  expect(listOpened()[1]).toContain(item.releaseId);
});

it('shows no images of a brand without differences', async () => {
  createGateway({ permissions: allBrandPermissions });
  renderScreen(<FleetItems items={[{ ...item, state: 'unchanged', files: 0 }]} />, { path: '/fleet', at: '/fleet' });
  expect(await screen.findByRole('link', { name: 'Plenty' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
