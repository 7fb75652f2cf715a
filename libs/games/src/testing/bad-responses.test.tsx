// @vitest-environment happy-dom
import { validateWithSchema } from '@livery/api/client/schema-validator';
import { clearSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Screen as GameListScreen } from '../lobby/lobby-screen.tsx';
import { Screen as NoticeScreen } from '../home/announcements/announcements-screen.tsx';
import { Screen as SearchScreen } from '../lobby/search/search-screen.tsx';
import { Screen as ServiceScreen } from '../support/contacts/support-screen.tsx';
import { Screen as WinnersScreen } from '../home/winners/winners-screen.tsx';
import { offline, ErrorResponse, noResponse, startGateway, defaultHandlers } from './gateway.ts';
import { renderScreen } from './render-screen.tsx';

interface Subject {
  readonly Screen: ComponentType;
  readonly path: string;
  /** Last segment of the request's path. */
  readonly operation: string;
  readonly empty: unknown;
  readonly emptyMessage: string;
  readonly failedMessage: string;
  /** Text that the screen shows without a network connection. Absent if the screen shows `failedMessage` then, too. */
  readonly offlineMessage?: string;
}

const noList = { list: [] };
const games = { games: [], pageNum: 1, totalPages: 0, total: 0 };

const subjects: readonly (readonly [name: string, subject: Subject])[] = [
  [
    'the announcements',
    {
      Screen: NoticeScreen,
      path: '/m/notice',
      operation: 'MCSFE_getListAnnouncements',
      empty: noList,
      emptyMessage: 'No announcements at the moment.',
      failedMessage: 'Announcements could not be loaded.',
    },
  ],
  [
    'the winners',
    {
      Screen: WinnersScreen,
      path: '/m/winnerPage',
      operation: 'ODSFE2_getWinnerBoard',
      empty: noList,
      emptyMessage: 'No wins yet.',
      failedMessage: 'The winners could not be loaded.',
    },
  ],
  [
    'a list of games',
    {
      Screen: GameListScreen,
      path: '/m/gameList?gameType=LIVE',
      operation: 'GCSGAME_gameList',
      empty: games,
      emptyMessage: 'No games here yet.',
      failedMessage: 'The games could not be loaded.',
      offlineMessage: 'You are offline.',
    },
  ],
  [
    'the hot games',
    {
      Screen: GameListScreen,
      path: '/m/gameList?gameType=HOT',
      operation: 'GCSGAME_hotGamesV2',
      empty: noList,
      emptyMessage: 'No games here yet.',
      failedMessage: 'The games could not be loaded.',
      offlineMessage: 'You are offline.',
    },
  ],
  [
    'a search',
    {
      Screen: SearchScreen,
      path: '/m/search?q=koi',
      operation: 'GCSGAME_searchGames',
      empty: { list: [], total: 0 },
      emptyMessage: 'Nothing is called “koi”.',
      failedMessage: 'The search did not get an answer.',
    },
  ],
  [
    'customer service',
    {
      Screen: ServiceScreen,
      path: '/m/service',
      operation: 'MCSFE_getCustomerService',
      empty: noList,
      emptyMessage: 'No contacts at the moment.',
      failedMessage: 'The contacts could not be loaded.',
    },
  ],
];

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(cleanup);

/** Responses that contain no list or a list with invalid entries. */
const malformed: readonly unknown[] = [
  null,
  'x',
  {},
  { list: null, games: null },
  { list: 'x', games: 'x' },
  { list: [{}], games: [{}], pageNum: 1, totalPages: 1, total: 1 },
  { list: [null], games: [null] },
];

describe.each(subjects)(
  '%s',
  (_, { Screen, path, operation, empty, emptyMessage, failedMessage, offlineMessage = failedMessage }) => {
    const renderWith = async (response: unknown) => {
      const gateway = startGateway({ ...defaultHandlers, [operation]: response });
      await renderScreen(<Screen />, { path, validateResponse: validateWithSchema });
      return gateway;
    };

    test('shows the empty state for an empty response', async () => {
      await renderWith(empty);
      expect(await screen.findByText(emptyMessage)).toBeDefined();
      expect(screen.queryByText(failedMessage)).toBeNull();
    });

    test('shows no message while the response is pending', async () => {
      const gateway = await renderWith(noResponse);
      await waitFor(() => expect(gateway.requests.some((request) => request.includes(operation))).toBe(true));
      expect(document.querySelector('[data-kind]')).toBeNull();
      expect(screen.queryByText(emptyMessage)).toBeNull();
    });

    test.each(malformed.map((value) => [JSON.stringify(value), value] as const))(
      'shows an error for a response of %s without crashing',
      async (__, value) => {
        await renderWith(value);
        expect(await screen.findByText(failedMessage)).toBeDefined();
      },
    );

    test('shows an error for a truncated response', async () => {
      await renderWith(noResponse);
      cleanup();
      const well = startGateway({ ...defaultHandlers });
      const originalFetch = globalThis.fetch;
      globalThis.fetch = async (input, init) =>
        String(input).includes(operation)
          ? new Response('{"success":true,"value":{"li', { headers: { 'Content-Type': 'application/json' } })
          : originalFetch(input, init);
      await renderScreen(<Screen />, { path, validateResponse: validateWithSchema });
      expect(await screen.findByText(failedMessage)).toBeDefined();
      expect(well.requests.some((request) => request.includes(operation))).toBe(false);
    });

    test.each([
      ['the gateway rejects', new ErrorResponse('system.busy'), failedMessage],
      ['the network fails', offline, offlineMessage],
    ])('loads after a retry when %s', async (__, response, message) => {
      const user = userEvent.setup();
      const gateway = await renderWith(response);
      expect(await screen.findByText(message)).toBeDefined();
      gateway.handlers = { ...defaultHandlers, [operation]: empty };
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(emptyMessage)).toBeDefined();
      expect(screen.queryByText(message)).toBeNull();
    });
  },
);
