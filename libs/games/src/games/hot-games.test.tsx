// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeFrame } from '../home/bring-frame.ts';
import { game, Refusal, startGateway } from '../testing/gateway.ts';
import { show } from '../testing/show.tsx';
import { HotList } from './hot-games.tsx';

const places = (container: HTMLElement) => container.querySelectorAll('[data-skeleton]').length;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('games that do not come are waited for until there are words to say so', async () => {
  const gateway = startGateway({ GCSGAME_hotGamesV2: new Refusal('server.busy') });
  const { container } = await show(<HotList name="" onShowAll={() => undefined} />);
  await expect.poll(() => gateway.asked.length).toBeGreaterThan(0);
  await settle();
  expect(places(container)).toBeGreaterThan(0);

  await act(() => homeFrame.bring());
  await screen.findByRole('button', { name: 'Try again' });
  expect(places(container)).toBe(0);

  gateway.answers = { GCSGAME_hotGamesV2: { list: [game(1)], total: 1 } };
  screen.getByRole('button', { name: 'Try again' }).click();
  await screen.findByText('Game 1');
});
