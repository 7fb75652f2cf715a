// @vitest-environment happy-dom
import {
  listEnvironmentChanges,
  listEnvironments,
  listReleases,
  publishRelease,
  rollBackRelease,
} from '@livery/contract/operators/releases';
import { cancelScheduledRelease, listScheduledReleases } from '@livery/contract/operators/releases/schedules';
import { listReleaseTrials, stopReleaseTrial } from '@livery/contract/operators/releases/trials';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import { Scheduled } from '../publish/scheduled.tsx';
import { Trials } from '../publish/trials.tsx';
import { Changes } from './changes.tsx';
import { Releases } from './releases.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const brand = 'plenty';
const [liveId, otherId] = ['a'.repeat(32), 'b'.repeat(32)];
const at = '2026-12-01T00:00:00.000Z';

/**
 * Creates a test gateway with two releases. The first release is live. `show` makes another release live. `wasLive`
 * contains the ids of the releases that have been live before.
 */
const createBrandGateway = (wasLive: readonly string[]) => {
  const gateway = createGateway({ permissions: ['releases:publish', 'releases:rollback'] });
  let live = { environment: 'live', number: 1, releaseId: liveId, changedAt: at };
  const show = (releaseId: string) => {
    live = { ...live, number: live.number + 1, releaseId };
    return live;
  };
  gateway.provide(listReleases, () => ({
    releases: [otherId, liveId].map((releaseId, index) => ({
      releaseId,
      version: 2 - index,
      fileCount: 10,
      storedSize: 1000,
      createdBy: 'kim',
      createdAt: at,
      wasLive: wasLive.includes(releaseId),
    })),
    next: null,
  }));
  gateway.provide(listEnvironments, () => ({ environments: [live] }));
  gateway.provide(listScheduledReleases, () => ({ timeZone: 'Asia/Manila', scheduled: [] }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return { gateway, show };
};

const place = { path: '/', at: '/' };
const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

it.each([
  ['a publication', [], publishRelease, 'Publish'],
  ['going back', [otherId], rollBackRelease, 'Go back'],
] as const)('keeps the focus at the release after %s', async (_name, wasLive, operation, label) => {
  const { gateway, show } = createBrandGateway(wasLive);
  gateway.provide(operation, () => show(otherId));
  const { user } = renderScreen(<Releases brand={brand} />, place);
  const opener = await screen.findByRole('button', { name: label });
  const item = opener.closest('li') as HTMLElement;
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'New colours{Enter}');
  await within(item).findByText('Live');
  await expectFocus(item);
});

it('returns the focus to the button after a cancelled dialog', async () => {
  createBrandGateway([]);
  const { user } = renderScreen(<Releases brand={brand} />, place);
  const opener = await screen.findByRole('button', { name: 'Publish' });
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expectFocus(opener);
});

it('keeps the focus at a scheduled release after its cancellation', async () => {
  const { gateway } = createBrandGateway([]);
  let state = 'waiting';
  gateway.provide(listScheduledReleases, () => ({
    timeZone: 'Asia/Manila',
    scheduled: [
      {
        scheduleId: '00000000-0000-4000-8000-000000000001',
        releaseId: otherId,
        dueAt: at,
        reason: 'New colours',
        state,
        errorCode: null,
        scheduledBy: 'kim',
      },
    ],
  }));
  gateway.provide(cancelScheduledRelease, () => {
    state = 'cancelled';
    return {};
  });
  const { user } = renderScreen(<Scheduled brand={brand} />, place);
  const button = await screen.findByRole('button', { name: 'Cancel' });
  const item = button.closest('li') as HTMLElement;
  button.focus();
  await user.keyboard('{Enter}');
  await within(item).findByText('Cancelled');
  await expectFocus(item);
});

it('keeps the focus at a trial after its end', async () => {
  const { gateway } = createBrandGateway([]);
  const figures = { visitors: 10, starts: 10, errors: 0, lost: 0 };
  let state = 'running';
  gateway.provide(listReleaseTrials, () => ({
    trials: [
      {
        trialId: '00000000-0000-4000-8000-000000000000',
        releaseId: otherId,
        stableId: liveId,
        share: 5,
        reason: 'New colours',
        state,
        endsAt: at,
        atEnd: 'stop',
        startedBy: 'kim',
        startedAt: at,
        cause: null,
        endedBy: null,
        endedAt: null,
        candidate: figures,
        stable: figures,
      },
    ],
  }));
  gateway.provide(stopReleaseTrial, () => {
    state = 'stopped';
    return {};
  });
  const { user } = renderScreen(<Trials brand={brand} />, place);
  const opener = await screen.findByRole('button', { name: 'Stop' });
  const item = opener.closest('li') as HTMLElement;
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not needed{Enter}');
  await within(item).findByText('Stopped');
  await expectFocus(item);
});

const isOlder = ({ path }: { readonly path: string }): boolean => path.includes('cursor=c2');

it('offers to go back to an older release that was live, and keeps the focus after the last page', async () => {
  const { gateway } = createBrandGateway([]);
  const oldId = 'c'.repeat(32);
  const toItem = (releaseId: string, version: number, wasLive: boolean) => {
    const shared = { fileCount: 10, storedSize: 1000, createdBy: 'kim', createdAt: at };
    return { releaseId, version, wasLive, ...shared };
  };
  gateway.provide(listReleases, (call) =>
    isOlder(call)
      ? { releases: [toItem(oldId, 1, true)], next: null }
      : { releases: [toItem(otherId, 3, false), toItem(liveId, 2, true)], next: 'c2' },
  );
  const { user } = renderScreen(<Releases brand={brand} />, place);
  const more = await screen.findByRole('button', { name: 'Show older' });
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  const buttonPlace = more.parentElement as HTMLElement;
  more.focus();
  await user.keyboard('{Enter}');
  const goBack = await screen.findByRole('button', { name: 'Go back' });
  expect(goBack.closest('li')?.textContent).toContain(oldId);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  await expectFocus(buttonPlace);
});

it('loads older changes of the history, and keeps the loaded ones after a failure', async () => {
  const { gateway } = createBrandGateway([]);
  const toChange = (number: number) => ({
    number,
    kind: 'publish',
    releaseId: liveId,
    reason: `Reason ${number}`,
    changedBy: 'kim',
    changedAt: at,
  });
  let isBroken = true;
  gateway.provide(listEnvironmentChanges, (call) => {
    if (!isOlder(call)) return { changes: [toChange(2)], next: 'c2' };
    return isBroken ? reject('request.bad', 400) : { changes: [toChange(1)], next: null };
  });
  const { user } = renderScreen(<Changes brand={brand} />, place);
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(gateway.calls.some(isOlder)).toBe(true));
  const retry = screen.getByRole('button', { name: 'Show older' });
  await waitFor(() => expect(retry.getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.getByText('Reason 2')).toBeTruthy();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Reason 1')).toBeTruthy();
  expect(screen.getByText('Reason 2')).toBeTruthy();
});
