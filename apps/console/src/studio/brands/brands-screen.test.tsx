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
      { brand: 'one', name: 'One', source: 'file', liveVersion: null, liveReleaseId: null, latestVersion: null },
    ],
  }));
  renderScreen(<BrandsScreen />, { path: '/brands', at: '/brands' });
  await screen.findByRole('link', { name: /One/ });
  expect(screen.queryByRole('columnheader', { name: 'Drafts' })).toBeNull();
  expect(gateway.calls.map(({ path }) => path)).not.toContain('/ops/drafts');
});
