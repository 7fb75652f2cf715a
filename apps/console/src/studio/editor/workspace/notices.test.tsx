// @vitest-environment happy-dom
import type { RejectedEdit } from '@livery/drafts/client';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DraftSession } from '../live/draft-session.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { Notices } from './notices.tsx';

afterEach(cleanup);

const rejected: RejectedEdit = {
  edit: {
    seen: 1,
    isSent: true,
    operations: [{ id: 'a', path: ['document', 'name'], from: 'Aurora', to: 'Boreal' }],
  },
  message: 'You do not have the permission for this.',
};

/**
 * Renders the notices for one rejected edit. If `isPossible` is false, the draft does not accept changes, for example
 * because the operator may only read.
 */
const renderNotices = (isPossible: boolean) => {
  const discardRejected = vi.fn();
  const view = renderEditor(
    <Notices
      session={{ discardRejected } as Partial<DraftSession> as DraftSession}
      replacements={[]}
      rejected={[rejected]}
      operatorId="kim"
      getName={(id) => id}
      onChange={() => isPossible}
    />,
    { document: { name: 'Aurora' } },
  );
  return { ...view, discardRejected };
};

it('shows a rejected value with the reason, and sends it again on demand', async () => {
  const { user, discardRejected } = renderNotices(true);
  const item = screen.getByRole('listitem');
  expect(item.textContent).toContain('You do not have the permission for this.');
  expect(item.textContent).toContain('Boreal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(discardRejected).toHaveBeenCalledWith(rejected);
});

it('keeps a rejected value that cannot be sent again', async () => {
  const { user, discardRejected } = renderNotices(false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(discardRejected).not.toHaveBeenCalled();
});
