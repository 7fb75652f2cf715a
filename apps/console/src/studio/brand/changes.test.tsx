// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { openReleasePreview } from '@livery/contract/operators/previews';
import {
  listEnvironmentChanges,
  listEnvironments,
  listReleases,
  rollBackRelease,
} from '@livery/contract/operators/releases';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGateway, reject, renderScreen } from '../../testing/render-screen.tsx';
import { Changes } from './changes.tsx';
import { Releases } from './releases.tsx';

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

const brand = 'plenty';
const at = '2026-12-01T00:00:00.000Z';
const [firstId, secondId, fileId] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

/**
 * Creates a test gateway with a brand that has two releases. The second release is live. A call that rolls back adds a
 * change to the history.
 */
const createBrandGateway = () => {
  const gateway = createGateway({ permissions: ['releases:read', 'releases:publish', 'releases:rollback'] });
  let live = { environment: 'live', number: 3, releaseId: secondId, changedAt: at };
  const toChange = (number: number, kind: string, releaseId: string, reason: string) => ({
    number,
    kind,
    releaseId,
    reason,
    previousReleaseId: null,
    changedBy: 'kim',
    approvedBy: null,
    approvers: [],
    changedAt: at,
  });
  const changes = [
    toChange(3, 'publish', secondId, 'New colours'),
    toChange(2, 'publish', firstId, 'First release'),
    toChange(1, 'file', fileId, ''),
  ];
  gateway.provide(listEnvironments, () => ({ environments: [live] }));
  gateway.provide(listEnvironmentChanges, () => ({ changes, next: null }));
  gateway.provide(listReleases, () => ({
    releases: [secondId, firstId].map((releaseId, index) => ({
      releaseId,
      version: 2 - index,
      fileCount: 10,
      storedSize: 1000,
      createdBy: 'kim',
      createdAt: at,
      wasLive: true,
    })),
    next: null,
  }));
  // The images stay empty, because the environment of the tests loads no pages in frames.
  gateway.provide(openReleasePreview, () => reject(ErrorCode.SystemBusy, 503));
  gateway.provide(rollBackRelease, ({ body }) => {
    const { releaseId = '', reason = '' } = body as { readonly releaseId?: string; readonly reason?: string };
    live = { ...live, number: 4, releaseId: releaseId || firstId };
    changes.unshift(toChange(4, 'rollback', live.releaseId, reason));
    return live;
  });
  return gateway;
};

const place = { path: '/', at: '/' };

it('shows each change of the history with its reason, its operator and an image of its release', async () => {
  const gateway = createBrandGateway();
  renderScreen(<Changes brand={brand} />, place);
  const items = within(await screen.findByRole('region', { name: 'History' })).getAllByRole('listitem');
  const expected = [
    ['Home after: New colours', 'New colours', 'Published', secondId],
    ['Home after: First release', 'First release', 'Published', firstId],
    [
      'As members saw it before the first release',
      'As members saw it before the first release',
      'From the file',
      fileId,
    ],
  ] as const;
  expect(items).toHaveLength(expected.length);
  for (const [index, [label, reason, kind, releaseId]] of expected.entries()) {
    const item = within(items[index] as HTMLElement);
    expect(item.getByRole('img', { name: label })).toBeTruthy();
    for (const text of [reason, kind, 'Kim Cruz', releaseId]) expect(item.getByText(text)).toBeTruthy();
  }
  const listOpened = () => gateway.listChanges().map(({ path }) => path);
  await waitFor(() =>
    expect(listOpened()).toEqual(
      expect.arrayContaining(expected.map(([, , , releaseId]) => `/ops/brands/${brand}/releases/${releaseId}/preview`)),
    ),
  );
});

it('goes back to an earlier release with a reason, and shows it in the history', async () => {
  const gateway = createBrandGateway();
  const { user } = renderScreen(
    <>
      <Releases brand={brand} />
      <Changes brand={brand} />
    </>,
    place,
  );
  const button = await screen.findByRole('button', { name: 'Go back' });
  const item = button.closest('li') as HTMLElement;
  expect(item.textContent).toContain('Version 1');
  await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Go back to this release?' }));
  const field = dialog.getByRole('textbox', { name: 'Reason' });
  const submit = dialog.getByRole('button', { name: 'Go back' });
  const listRollBacks = () => gateway.listChanges().filter(({ path }) => path.endsWith('/rollback'));
  await user.click(submit);
  expect(listRollBacks()).toEqual([]);
  await user.type(field, 'The colours are too dark');
  await user.click(submit);
  await within(item).findByText('Live');
  expect(listRollBacks()).toEqual([
    expect.objectContaining({
      path: `/ops/brands/${brand}/environments/live/rollback`,
      body: expect.objectContaining({ releaseId: firstId, reason: 'The colours are too dark' }),
      ifMatch: '"3"',
    }),
  ]);
  const [newest] = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  await waitFor(() => expect(newest?.textContent).toContain('The colours are too dark'));
  expect(within(newest as HTMLElement).getByText('Went back')).toBeTruthy();
});
