// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { game, Refusal, startGateway } from '../testing/gateway.ts';
import { show } from '../testing/show.tsx';
import { HotList } from './hot-games.tsx';

/** Keeps the frame's code on its way until it is let through. */
const way = vi.hoisted(() => {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, isOpen };
});
vi.mock('../home/frame.tsx', async (original) => {
  await way.isOpen;
  return original();
});

const places = (container: HTMLElement) => container.querySelectorAll('[data-skeleton]').length;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('games that do not come are waited for until there are words to say so', async () => {
  const gateway = startGateway({ GCSGAME_hotGamesV2: new Refusal('server.busy') });
  const { container } = await show(<HotList name="" onShowAll={() => undefined} />);
  await expect.poll(() => gateway.asked.length).toBeGreaterThan(0);
  await settle();
  expect(places(container)).toBeGreaterThan(0);

  way.open();
  await screen.findByRole('button', { name: 'Try again' });
  expect(places(container)).toBe(0);

  gateway.answers = { GCSGAME_hotGamesV2: { list: [game(1)], total: 1 } };
  screen.getByRole('button', { name: 'Try again' }).click();
  await screen.findByText('Game 1');
});
