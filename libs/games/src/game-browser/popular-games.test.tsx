// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { game, ErrorResponse, startGateway } from '../testing/gateway.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { PopularGameList } from './popular-games.tsx';

// The test files of a Vitest worker share the loaded modules. The reset removes the modules that this file has
// mocked, so that the next file loads the real modules.
afterAll(() => void vi.resetModules());

/**
 * Delays the load of `popular-games-extras.ts` until a test calls `open`. This module contains the parts that the
 * first game tiles do not need, e.g. the error state.
 */
const extrasGate = vi.hoisted(() => {
  // The test files of a Vitest worker share the loaded modules. After the reset, this file loads its modules again,
  // so that they use the mocks below.
  vi.resetModules();
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, isOpen };
});
vi.mock('./popular-games-extras.ts', async (original) => {
  await extrasGate.isOpen;
  return original();
});

const countSkeletons = (container: HTMLElement) => container.querySelectorAll('[data-skeleton]').length;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('shows placeholders for failed games until the error text has loaded', async () => {
  const gateway = startGateway({ GCSGAME_hotGamesV2: new ErrorResponse('server.busy') });
  const { container } = await renderScreen(<PopularGameList name="" onShowAll={() => undefined} />);
  await expect.poll(() => gateway.requests.length).toBeGreaterThan(0);
  await settle();
  expect(countSkeletons(container)).toBeGreaterThan(0);

  extrasGate.open();
  await screen.findByRole('button', { name: 'Try again' });
  expect(countSkeletons(container)).toBe(0);

  gateway.handlers = { GCSGAME_hotGamesV2: { list: [game(1)], total: 1 } };
  screen.getByRole('button', { name: 'Try again' }).click();
  await screen.findByText('Game 1');
});
