// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Screen } from '../lobby-screen.tsx';
import { startGateway, defaultHandlers, type TestGateway } from '../../testing/gateway.ts';
import { makeEverythingVisible } from '../../testing/intersection.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  makeEverythingVisible();
  gateway = startGateway(defaultHandlers);
});
afterEach(cleanup);

const address = () => screen.getByLabelText('address').textContent;
const group = (name: string) => within(screen.getByRole('group', { name }));
const openFilterSheet = async (query: string) => {
  await renderScreen(<Screen />, { path: `/m/gameList${query}` });
  await screen.findByRole('dialog', { name: 'Filter games' });
};

test('filters slots by class, stake, vendor and name, and shows the number of matches before applying', async () => {
  const user = userEvent.setup();
  await openFilterSheet('?gameType=RNG&tab=all&panel=filter');
  await user.click(group('Kind of game').getByRole('button', { name: /Animals/ }));
  await user.click(group('Smallest stake').getByRole('button', { name: /₱2.00/ }));
  await user.click(group('Provider').getByRole('button', { name: /Studio COMET/ }));
  await user.type(screen.getByLabelText('Name of the game'), 'koi');
  expect(address()).toContain('panel=filter');
  await waitFor(() =>
    expect(
      gateway.requests.some(
        (path) =>
          path.includes('gameClassify=ANIMALS&gameName=koi') &&
          path.includes('minBet=2.00') &&
          path.includes('pageSize=1&') &&
          path.includes('vassalage=COMET'),
      ),
    ).toBe(true),
  );
  await user.click(await screen.findByRole('button', { name: 'Show 30 games' }));
  expect(address()).toBe('/m/gameList?vassalage=COMET&gameClassify=ANIMALS&minBet=2.00&name=koi');
  const active = within(await screen.findByRole('list', { name: 'Active filters' }));
  await user.click(active.getByRole('button', { name: 'Remove filter: Animals' }));
  expect(address()).toBe('/m/gameList?vassalage=COMET&minBet=2.00&name=koi');
});

test('clears a vendor that is selected again, and clears everything on reset', async () => {
  const user = userEvent.setup();
  await openFilterSheet('?gameType=RNG&vassalage=COMET&minBet=5.00&gameClassify=CLASSIC&name=x&panel=filter');
  const comet = group('Provider').getByRole('button', { name: /Studio COMET/ });
  expect(comet.getAttribute('aria-pressed')).toBe('true');
  await user.click(comet);
  expect(comet.getAttribute('aria-pressed')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(group('Kind of game').queryByRole('button', { pressed: true })).toBeNull();
  expect(group('Smallest stake').getByRole('button', { pressed: true }).textContent).toBe('Any');
  expect((screen.getByLabelText('Name of the game') as HTMLInputElement).value).toBe('');
});

test('offers the minimum stakes of the brand with the numbers of their games, and no stakes before they have loaded', async () => {
  await openFilterSheet('?gameType=RNG&tab=all&panel=filter');
  const stakes = await screen.findByRole('group', { name: 'Smallest stake' });
  expect(
    within(stakes)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any', '₱2.005', '₱5.001']);
  cleanup();
  gateway.handlers = { ...defaultHandlers, GCSGAME_getVassGameType: { mapping: [] } };
  await openFilterSheet('?gameType=RNG&tab=all&panel=filter');
  expect(screen.queryByRole('group', { name: 'Smallest stake' })).toBeNull();
});

test('shows class and stake for slots only', async () => {
  gateway.handlers = {
    ...defaultHandlers,
    GCSGAME_getVassGameType: {
      mapping: [{ gameCategory: 'ESPORTS', key: 'ESPORTS', gameClassify: [{ key: 'X', name: 'X', gameCount: 1 }] }],
    },
  };
  await openFilterSheet('?gameType=ESPORTS&panel=filter');
  expect(screen.getByLabelText('Name of the game')).toBeTruthy();
  for (const name of ['Kind of game', 'Smallest stake', 'Provider'])
    expect(screen.queryByRole('group', { name })).toBeNull();
});

test('disables applying filters that match no game', async () => {
  gateway.handlers = { ...defaultHandlers, GCSGAME_gameList: { games: [], pageNum: 1, totalPages: 0, total: 0 } };
  await openFilterSheet('?gameType=RNG&minBet=0.01&panel=filter');
  expect(((await screen.findByRole('button', { name: 'No game fits' })) as HTMLButtonElement).disabled).toBe(true);
});

test('closes the filters when going back, and discards unapplied changes', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=RNG&tab=all' });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('button', { name: /Animals/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG&tab=all'));
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  expect((await screen.findByRole('button', { name: /Animals/ })).getAttribute('aria-pressed')).toBe('false');
});
