// @vitest-environment happy-dom
import { loadChecks } from '@livery/api/checks';
import { endSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Screen as GameListScreen } from '../game-list/game-list-screen.tsx';
import { Screen as NoticeScreen } from '../notice/notice-screen.tsx';
import { Screen as SearchScreen } from '../search/search-screen.tsx';
import { Screen as ServiceScreen } from '../service/service-screen.tsx';
import { Screen as WinnersScreen } from '../winners/winners-screen.tsx';
import { offline, Refusal, silence, startGateway, wellAnswers } from './gateway.ts';
import { show } from './show.tsx';

interface Subject {
  readonly Screen: ComponentType;
  readonly path: string;
  /** The last part of the path that the screen asks for. */
  readonly asks: string;
  readonly empty: unknown;
  readonly saysEmpty: string;
  readonly saysFailed: string;
  /** Where the network and not the gateway is to blame, if that is said otherwise. */
  readonly saysOffline?: string;
}

const noList = { list: [] };
const games = { games: [], pageNum: 1, totalPages: 0, total: 0 };

const subjects: readonly (readonly [name: string, subject: Subject])[] = [
  [
    'the announcements',
    {
      Screen: NoticeScreen,
      path: '/m/notice',
      asks: 'MCSFE_getListAnnouncements',
      empty: noList,
      saysEmpty: 'No announcements at the moment.',
      saysFailed: 'Announcements could not be loaded.',
    },
  ],
  [
    'the winners',
    {
      Screen: WinnersScreen,
      path: '/m/winnerPage',
      asks: 'ODSFE2_getWinnerBoard',
      empty: noList,
      saysEmpty: 'No wins yet.',
      saysFailed: 'The winners could not be loaded.',
    },
  ],
  [
    'a list of games',
    {
      Screen: GameListScreen,
      path: '/m/gameList?gameType=LIVE',
      asks: 'GCSGAME_gameList',
      empty: games,
      saysEmpty: 'No games here yet.',
      saysFailed: 'The games could not be loaded.',
      saysOffline: 'You are offline.',
    },
  ],
  [
    'the hot games',
    {
      Screen: GameListScreen,
      path: '/m/gameList?gameType=HOT',
      asks: 'GCSGAME_hotGamesV2',
      empty: noList,
      saysEmpty: 'No games here yet.',
      saysFailed: 'The games could not be loaded.',
      saysOffline: 'You are offline.',
    },
  ],
  [
    'a search',
    {
      Screen: SearchScreen,
      path: '/m/search?q=koi',
      asks: 'GCSGAME_searchGames',
      empty: { list: [], total: 0 },
      saysEmpty: 'Nothing is called “koi”.',
      saysFailed: 'The search did not get an answer.',
    },
  ],
  [
    'customer service',
    {
      Screen: ServiceScreen,
      path: '/m/service',
      asks: 'MCSFE_getCustomerService',
      empty: noList,
      saysEmpty: 'No contacts at the moment.',
      saysFailed: 'The contacts could not be loaded.',
    },
  ],
];

beforeAll(async () => void (await loadChecks()));
beforeEach(() => {
  localStorage.clear();
  endSession();
});
afterEach(cleanup);

/** What a list is answered with where it is no list, or half of one. */
const malformed: readonly unknown[] = [
  null,
  'x',
  {},
  { list: null, games: null },
  { list: 'x', games: 'x' },
  { list: [{}], games: [{}], pageNum: 1, totalPages: 1, total: 1 },
  { list: [null], games: [null] },
];

describe.each(subjects)('%s', (_, { Screen, path, asks, empty, saysEmpty, saysFailed, saysOffline = saysFailed }) => {
  const answered = async (answer: unknown) => {
    const gateway = startGateway({ ...wellAnswers, [asks]: answer });
    await show(<Screen />, { path });
    return gateway;
  };

  test('that has none says so', async () => {
    await answered(empty);
    expect(await screen.findByText(saysEmpty)).toBeDefined();
    expect(screen.queryByText(saysFailed)).toBeNull();
  });

  test('that does not come yet says nothing, and shows where it will be', async () => {
    const gateway = await answered(silence);
    await waitFor(() => expect(gateway.asked.some((asked) => asked.includes(asks))).toBe(true));
    expect(document.querySelector('[data-kind]')).toBeNull();
    expect(screen.queryByText(saysEmpty)).toBeNull();
  });

  test.each(malformed.map((value) => [JSON.stringify(value), value] as const))(
    'that is answered with %s has failed, and no crash takes the screen',
    async (__, value) => {
      await answered(value);
      expect(await screen.findByText(saysFailed)).toBeDefined();
    },
  );

  test('that was cut off on its way has failed', async () => {
    await answered(silence);
    cleanup();
    const well = startGateway({ ...wellAnswers });
    const whole = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).includes(asks)
        ? new Response('{"success":true,"value":{"li', { headers: { 'Content-Type': 'application/json' } })
        : whole(input, init);
    await show(<Screen />, { path });
    expect(await screen.findByText(saysFailed)).toBeDefined();
    expect(well.asked.some((asked) => asked.includes(asks))).toBe(false);
  });

  test.each([
    ['the gateway refuses', new Refusal('system.busy'), saysFailed],
    ['the network fails', offline, saysOffline],
  ])('where %s is asked for again, and is there', async (__, answer, says) => {
    const user = userEvent.setup();
    const gateway = await answered(answer);
    expect(await screen.findByText(says)).toBeDefined();
    gateway.answers = { ...wellAnswers, [asks]: empty };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(saysEmpty)).toBeDefined();
    expect(screen.queryByText(says)).toBeNull();
  });
});
