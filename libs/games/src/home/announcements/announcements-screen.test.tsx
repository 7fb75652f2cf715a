// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announcement, startGateway, defaultHandlers } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeAnnouncementBar } from './home-announcement-bar.tsx';
import { Screen } from './announcements-screen.tsx';

afterEach(cleanup);

test('lists notices but no banners or popups', async () => {
  startGateway({
    MCSFE_getListAnnouncements: {
      list: [announcement('a', 'PL'), announcement('b', 'B'), announcement('u', 'PU'), announcement('h', 'H')],
    },
  });
  await renderScreen(<Screen />, { path: '/m/notice' });
  await screen.findByText('Title a');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('summary')?.textContent)).toEqual([
    'Title aJan 1, 2026',
    'Title hJan 1, 2026',
  ]);
});

test('shows the empty state in the list and in the bar', async () => {
  startGateway({ MCSFE_getListAnnouncements: { list: [] } });
  await renderScreen(
    <>
      <HomeAnnouncementBar />
      <Screen />
    </>,
  );
  expect(await screen.findAllByText('No announcements at the moment.')).toHaveLength(2);
});

test('links the bar to the list', async () => {
  startGateway(defaultHandlers);
  await renderScreen(<HomeAnnouncementBar />);
  expect((await screen.findByRole('link', { name: /Title a/ })).getAttribute('href')).toBe('/m/notice');
});
