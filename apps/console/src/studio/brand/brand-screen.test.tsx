// @vitest-environment happy-dom
import { createDraft, listDrafts } from '@livery/contract/operators/drafts';
import { listBrandVersions, listManagedBrands } from '@livery/contract/operators/releases';
import { listReleasePolicies } from '@livery/contract/operators/releases/reviews';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { allBrandPermissions, createGateway, renderScreen } from '../../testing/render-screen.tsx';
import { BrandScreen } from './brand-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const brand = 'plenty';
const draftId = '00000000-0000-4000-8000-000000000003';

/** Creates a promise, and the function that resolves it. */
const createSignal = () => {
  let send = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { promise, send };
};

it('keeps an open dialog and what was typed in it while a panel below loads its texts', async () => {
  const gateway = createGateway({ permissions: allBrandPermissions });
  gateway.provide(listManagedBrands, () => ({
    brands: [
      {
        brand,
        name: 'Plenty',
        source: 'release',
        liveVersion: 1,
        liveReleaseId: null,
        latestVersion: 1,
        waitingReleaseId: null,
      },
    ],
  }));
  gateway.provide(listDrafts, () => ({ drafts: [] }));
  gateway.provide(createDraft, () => ({ draftId }));
  const policies = createSignal();
  gateway.provide(listReleasePolicies, async () => {
    await policies.promise;
    return { policies: [{ environment: 'live', approvals: 1, roles: [] }] };
  });
  const texts = createSignal();
  const late = { namespace: 'access', loaded: texts.promise } as const;
  const { user } = renderScreen(<BrandScreen />, { path: '/brands/:code', at: `/brands/${brand}`, late });

  await user.click(await screen.findByRole('button', { name: 'New draft' }));
  await act(async () => policies.send());
  await screen.findByText('Approval before publishing');
  expect(screen.queryByText('The page loads')).toBeNull();
  const name = screen.getByRole('textbox', { name: /Name of the draft/ });
  await user.type(name, 'Winter');
  expect(name).toHaveProperty('value', 'Winter');
  await act(async () => texts.send());
  expect(screen.getByRole('textbox', { name: /Name of the draft/ })).toHaveProperty('value', 'Winter');
  await user.click(screen.getByRole('button', { name: 'Create and edit' }));
  expect(gateway.listChanges()).toMatchObject([{ body: { name: 'Winter', source: { kind: 'live' } } }]);
});

it('begins the draft of a brand that members do not see with its newest version', async () => {
  const gateway = createGateway({ permissions: allBrandPermissions });
  gateway.provide(listManagedBrands, () => ({
    brands: [
      {
        brand,
        name: 'Plenty',
        source: 'draft',
        liveVersion: null,
        liveReleaseId: null,
        latestVersion: 2,
        waitingReleaseId: null,
      },
    ],
  }));
  gateway.provide(listBrandVersions, () => ({
    versions: [2, 1].map((version) => ({
      version,
      note: '',
      hash: '0'.repeat(64),
      baseVersion: null,
      bases: [],
      createdBy: 'kim',
      createdAt: '2026-11-26T00:00:00.000Z',
    })),
  }));
  gateway.provide(listDrafts, () => ({ drafts: [] }));
  gateway.provide(createDraft, () => ({ draftId }));
  const { user } = renderScreen(<BrandScreen />, { path: '/brands/:code', at: `/brands/${brand}` });
  await user.click(await screen.findByRole('button', { name: 'New draft' }));
  await user.type(screen.getByRole('textbox', { name: /Name of the draft/ }), 'First');
  const source = await screen.findByRole('combobox', { name: 'Begin with' });
  await waitFor(() => expect([...(source as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['2', '1']));
  await user.click(screen.getByRole('button', { name: 'Create and edit' }));
  await waitFor(() =>
    expect(gateway.listChanges()).toMatchObject([{ body: { source: { kind: 'version', version: 2 } } }]),
  );
});
