// @vitest-environment happy-dom
import { getFleetRun, listFleetRuns, releaseFleetRun } from '@livery/contract/operators/releases/fleet';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { allBrandPermissions, createGateway, renderScreen } from '../../testing/render-screen.tsx';
import type { FleetRun } from './fleet.api.ts';
import { FleetScreen } from './fleet-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const composed: FleetRun = {
  runId: '00000000-0000-4000-8000-000000000000',
  state: 'composed',
  reason: 'New compile',
  startedBy: 'kim',
  startedAt: '2026-12-01T00:00:00.000Z',
  endedAt: null,
  counts: { waiting: 0, current: 1, unchanged: 3, changed: 2, failed: 0, releasing: 0, released: 0 },
};

const renderFleet = (first: FleetRun) => {
  let run = first;
  const gateway = createGateway({ permissions: allBrandPermissions });
  gateway.provide(listFleetRuns, () => ({ canCompose: true, runs: [run] }));
  gateway.provide(getFleetRun, () => ({ run, items: [] }));
  gateway.provide(releaseFleetRun, () => {
    run = { ...run, state: 'releasing', counts: { ...run.counts, unchanged: 0, releasing: run.counts.unchanged } };
    return run;
  });
  return { gateway, ...renderScreen(<FleetScreen />, { path: '/fleet', at: '/fleet' }) };
};

it('releases the unchanged brands of a composed run with a reason', async () => {
  const { gateway, user } = renderFleet(composed);
  await user.click(await screen.findByRole('button', { name: 'Release 3 unchanged brands' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Release 3 unchanged brands' }));
  expect(dialog.getByText(/Members of these brands see exactly the same files as before/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Nothing changes');
  await user.click(dialog.getByRole('button', { name: 'Release 3 unchanged brands' }));
  expect(await screen.findByText('Releasing')).toBeTruthy();
  expect(gateway.listChanges()).toEqual([
    expect.objectContaining({
      path: `/ops/fleet-runs/${composed.runId}/release`,
      body: expect.objectContaining({ reason: 'Nothing changes' }),
    }),
  ]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
});

it.each(['composing', 'releasing'] as const)('offers only to stop a run in the state %s', async (state) => {
  renderFleet({ ...composed, state });
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
});

it.each(['done', 'stopped'] as const)('offers nothing for a run in the state %s but a new run', async (state) => {
  renderFleet({ ...composed, state, endedAt: composed.startedAt });
  expect(await screen.findByRole('button', { name: 'Compose all brands' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
