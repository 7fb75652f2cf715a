// @vitest-environment happy-dom
import { listOpenDrafts } from '@livery/contract/operators/drafts';
import { listManagedBrands } from '@livery/contract/operators/releases';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { allBrandPermissions, createGateway, renderScreen } from '../../testing/render-screen.tsx';
import { BrandsScreen } from './brands-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const codes = Array.from({ length: 60 }, (_, index) => `brand-${index}`);

it('shows the draft of each of many brands with two calls', async () => {
  const gateway = createGateway({ permissions: [...allBrandPermissions, 'drafts:read'] });
  gateway.provide(listManagedBrands, () => ({
    brands: codes.map((brand) => ({
      brand,
      name: brand,
      source: 'file',
      liveVersion: null,
      liveReleaseId: null,
      latestVersion: null,
      waitingReleaseId: null,
    })),
  }));
  gateway.provide(listOpenDrafts, () => ({
    drafts: [
      { brand: 'brand-3', draftId: '00000000-0000-4000-8000-000000000003', isAhead: true },
      { brand: 'brand-59', draftId: '00000000-0000-4000-8000-000000000059', isAhead: false },
    ],
  }));
  renderScreen(<BrandsScreen />, { path: '/brands', at: '/brands' });
  const ahead = await screen.findByRole('link', { name: 'Draft ahead' });
  expect(ahead.getAttribute('href')).toBe('/brands/brand-3/drafts/00000000-0000-4000-8000-000000000003');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('/brands/brand-59/');
  expect(screen.getAllByRole('row')).toHaveLength(codes.length + 1);
  const paths = gateway.calls.map(({ path }) => path).filter((path) => path !== '/ops/me');
  expect(paths).toEqual(['/ops/brands', '/ops/drafts']);
});

it('requests no drafts for an operator who may not read them', async () => {
  const gateway = createGateway({ permissions: ['brands:read'] });
  gateway.provide(listManagedBrands, () => ({
    brands: [
      {
        brand: 'one',
        name: 'One',
        source: 'file',
        liveVersion: null,
        liveReleaseId: null,
        latestVersion: null,
        waitingReleaseId: null,
      },
    ],
  }));
  renderScreen(<BrandsScreen />, { path: '/brands', at: '/brands' });
  await screen.findByRole('link', { name: /One/ });
  expect(screen.queryByRole('columnheader', { name: 'Drafts' })).toBeNull();
  expect(gateway.calls.map(({ path }) => path)).not.toContain('/ops/drafts');
});

it('links to the review of the release that waits for approval, but only for an operator who may read releases', async () => {
  const releaseId = 'a'.repeat(32);
  const one = {
    brand: 'one',
    name: 'One',
    source: 'release' as const,
    liveVersion: 1,
    liveReleaseId: 'b'.repeat(32),
    latestVersion: 2,
    waitingReleaseId: releaseId,
  };
  const show = async (permissions: Parameters<typeof createGateway>[0]) => {
    const gateway = createGateway(permissions);
    gateway.provide(listManagedBrands, () => ({
      brands: [one, { ...one, brand: 'two', name: 'Two', waitingReleaseId: null }],
    }));
    renderScreen(<BrandsScreen />, { path: '/brands', at: '/brands' });
    await screen.findByRole('link', { name: /Two/ });
    return screen.queryAllByRole('link', { name: 'Waiting for approval' });
  };
  const links = await show({ permissions: ['brands:read', 'releases:read'] });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/brands/one/releases/${releaseId}`]);
  cleanup();
  expect(await show({ permissions: ['brands:read'] })).toEqual([]);
});
