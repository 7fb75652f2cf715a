// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { publishRelease, rollBackRelease } from '@livery/contract/operators/releases';
import { listScheduledReleases } from '@livery/contract/operators/releases/schedules';
import { listReleaseTrials, promoteReleaseTrial } from '@livery/contract/operators/releases/trials';
import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';
import { Trials } from './trials.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const problem = {
  path: '$.name',
  ...createProblemText('name.alike', { name: 'Golden Palm', otherName: 'Go1den Palm', other: 'oneaa' }),
};

it.each([
  ['published', PublishDialog, publishRelease, 'Publish'],
  ['shown again', RollBackDialog, rollBackRelease, 'Go back'],
] as const)(
  'shows which other brand has the name of a release that cannot be %s, and keeps the reason',
  async (_name, Dialog, operation, submit) => {
    const gateway = createGateway({ permissions: ['releases:publish'] });
    gateway.provide(listScheduledReleases, () => ({ timeZone: 'Asia/Manila', scheduled: [] }));
    gateway.provide(operation, () => reject(OperatorErrorCode.ReleaseConflict, 409, { problems: [problem] }));
    const onClose = vi.fn();
    const { user } = renderScreen(
      <Dialog brand="plenty" releaseId={'a'.repeat(32)} liveNumber={1} onClose={onClose} />,
      { path: '/', at: '/' },
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'New colours');
    await user.click(dialog.getByRole('button', { name: submit }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Go1den Palm');
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'New colours');
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('shows the problems of the chosen kind of publication only', async () => {
  const gateway = createGateway({ permissions: ['releases:publish'] });
  gateway.provide(listScheduledReleases, () => ({ timeZone: 'Asia/Manila', scheduled: [] }));
  gateway.provide(publishRelease, () => reject(OperatorErrorCode.ReleaseConflict, 409, { problems: [problem] }));
  const { user } = renderScreen(
    <PublishDialog brand="plenty" releaseId={'a'.repeat(32)} liveNumber={1} onClose={() => undefined} />,
    { path: '/', at: '/' },
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'New colours');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await dialog.findByRole('alert');
  await user.click(await dialog.findByRole('radio', { name: 'Some visitors first' }));
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('requires another time if the chosen time has passed while the dialog was open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T03:00:30Z') });
  const gateway = createGateway({ permissions: ['releases:publish'] });
  gateway.provide(listScheduledReleases, () => ({ timeZone: 'Asia/Manila', scheduled: [] }));
  const { user } = renderScreen(
    <PublishDialog brand="plenty" releaseId={'a'.repeat(32)} liveNumber={1} onClose={() => undefined} />,
    { path: '/', at: '/' },
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('radio', { name: 'At a time' }));
  const time = dialog.getByLabelText('Time in Asia/Manila');
  expect(time.getAttribute('min')).toBe('2026-12-01T11:01');
  fireEvent.change(time, { target: { value: '2026-12-01T11:01' } });
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'New colours');
  vi.setSystemTime(Date.parse('2026-12-01T03:01:00Z'));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findByText('This time has passed. Choose a later one.')).toBeTruthy();
  expect(gateway.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(time, { target: { value: '2026-12-01T11:02' } });
  expect(dialog.queryByText('This time has passed. Choose a later one.')).toBeNull();
});

it('shows no problems of an earlier attempt to show a trial to all', async () => {
  const figures = { visitors: 10, starts: 10, errors: 0, lost: 0 };
  const trial = {
    trialId: '00000000-0000-4000-8000-000000000000',
    releaseId: 'a'.repeat(32),
    stableId: 'b'.repeat(32),
    share: 5,
    reason: 'New colours',
    state: 'running',
    endsAt: '2026-12-02T00:00:00Z',
    atEnd: 'stop',
    startedBy: 'kim',
    startedAt: '2026-12-01T00:00:00Z',
    cause: null,
    endedBy: null,
    endedAt: null,
    candidate: figures,
    stable: figures,
  };
  const gateway = createGateway({ permissions: ['releases:publish', 'releases:rollback'] });
  gateway.provide(listReleaseTrials, () => ({ trials: [trial] }));
  gateway.provide(promoteReleaseTrial, () => reject(OperatorErrorCode.ReleaseConflict, 409, { problems: [problem] }));
  const { user } = renderScreen(<Trials brand="plenty" />, { path: '/', at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Show to all' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It works');
  await user.click(dialog.getByRole('button', { name: 'Show to all' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Go1den Palm');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Show to all' }));
  expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).toBeNull();
});
