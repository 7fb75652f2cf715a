// @vitest-environment happy-dom
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { listReleaseTrials } from '@livery/contract/operators/releases/trials';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway, renderScreen } from '../../testing/render-screen.tsx';
import type { Trial } from './trials.api.ts';
import { Trials } from './trials.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-12-01T00:00:00.000Z';

const ended: Trial = {
  trialId: '00000000-0000-4000-8000-000000000000',
  releaseId: 'b'.repeat(32),
  stableId: 'a'.repeat(32),
  share: 5,
  reason: 'New colours',
  state: 'returned',
  endsAt: at,
  atEnd: 'publish',
  startedBy: 'kim',
  startedAt: at,
  cause: 'failures',
  endedBy: null,
  endedAt: at,
  candidate: { visitors: 200, starts: 120, errors: 60, lost: 3 },
  stable: { visitors: 3800, starts: 3750, errors: 4, lost: 0 },
};

const renderTrial = async (trial: Trial) => {
  const gateway = createGateway({ permissions: ['releases:publish', 'releases:rollback'] });
  gateway.provide(listReleaseTrials, () => ({ trials: [trial] }));
  renderScreen(<Trials brand="plenty" />, { path: '/', at: '/' });
  return within(await screen.findByRole('listitem'));
};

it.each([
  ['failures', 'Clearly more visitors had errors or lost files than with the live release.'],
  ['starts', 'The app started for clearly fewer visitors than with the live release.'],
])('shows why the gateways ended a trial with the cause %s, and its figures', async (cause, text) => {
  const item = await renderTrial({ ...ended, cause });
  expect(item.getByRole('status').textContent).toBe(text);
  expect(item.getByText('Stopped by the gateways')).toBeTruthy();
  const errors = within(item.getByRole('table', { name: 'Figures of both groups' })).getByRole('row', {
    name: /^With script errors/,
  });
  expect(
    within(errors)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['60', '4']);
  expect(item.queryByRole('button')).toBeNull();
});

it('shows why a trial that is over was not published', async () => {
  const item = await renderTrial({ ...ended, state: 'expired', cause: OperatorErrorCode.ReleaseConflict });
  expect(item.getByText('Time is over')).toBeTruthy();
  expect(item.getByRole('status').textContent).not.toBe('');
  expect(item.getByRole('status').textContent).not.toContain(OperatorErrorCode.ReleaseConflict);
});

it('shows no cause for a trial that an operator stopped', async () => {
  const item = await renderTrial({ ...ended, state: 'stopped', cause: null, endedBy: 'kim' });
  expect(item.getByText('Stopped')).toBeTruthy();
  expect(item.queryByRole('status')).toBeNull();
});
