// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnnouncementBar } from './announcement-bar.tsx';

afterEach(cleanup);

it('reads its titles once and links to their list', () => {
  render(
    <AnnouncementBar
      label="Announcements"
      href="/m/notice"
      empty="None"
      titles={['Deposits are back', 'Deposits are back', 'Maintenance']}
    />,
  );
  const link = screen.getByRole('link', { name: 'Announcements: Deposits are back. Maintenance' });
  expect(link.getAttribute('href')).toBe('/m/notice');
});

it('shows the empty text and does not move', () => {
  render(
    <AnnouncementBar
      label="Announcements"
      href="/m/notice"
      empty="No announcements"
      titles={[]}
      data-testid="strip"
    />,
  );
  expect(
    screen.getByRole('link', { name: 'Announcements: No announcements' }).dataset['moving'],
  ).toBe('false');
});
