// @vitest-environment happy-dom
import { listInheritingBrands, listManagedBrands } from '@livery/contract/operators/releases';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway, renderScreen } from '../../testing/render-screen.tsx';
import { Inheritance } from './inheritance.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const managed = {
  source: 'release' as const,
  liveVersion: 1,
  liveReleaseId: null,
  latestVersion: 1,
  waitingReleaseId: null,
};

const renderInheritance = (value: unknown) => {
  const gateway = createGateway({ permissions: ['brands:read'] });
  gateway.provide(listManagedBrands, () => ({ brands: [{ brand: 'plenty', name: 'Plenty & Co', ...managed }] }));
  gateway.provide(listInheritingBrands, () => value);
  renderScreen(<Inheritance brand="heir" />, { path: '/', at: '/' });
  return gateway;
};

it('shows the chain of bases, with links to the brands that the operator may read', async () => {
  renderInheritance({
    bases: [
      { name: 'plenty', version: 3 },
      { name: 'secret', version: 2 },
      { name: 'latam.base', version: null },
    ],
    brands: [],
  });
  // Until the list of brands has loaded, the page shows the code of a brand and not its name.
  await screen.findByRole('link', { name: 'Plenty & Co' });
  const items = within(await screen.findByRole('list', { name: 'This brand inherits from' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Plenty & CoVersion 3',
    'secretVersion 2',
    'latam.baseFrom a file',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/brands/plenty']);
});

it('links to the brands that inherit from this one', async () => {
  renderInheritance({
    bases: [],
    brands: [{ brand: 'plenty', version: 5, inheritedVersion: 2, isCurrent: false }],
  });
  expect((await screen.findByRole('link', { name: 'Plenty & Co' })).getAttribute('href')).toBe('/brands/plenty');
  expect(screen.getByText(/Has version 2|inherit\.has/)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'This brand inherits from' })).toBeNull();
});

it('is empty for a brand that does not inherit, and from which none inherits', async () => {
  const gateway = renderInheritance({ bases: [], brands: [] });
  await waitFor(() => expect(gateway.calls.map(({ path }) => path)).toContain('/ops/brands/heir/inheriting'));
  expect(screen.queryByRole('region')).toBeNull();
});
