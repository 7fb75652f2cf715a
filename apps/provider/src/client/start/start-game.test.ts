// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../locales/EN.json';
import { startGame } from './start-game.ts';

const reportError = vi.fn();
const table = { engine: 'dice', game: { name: 'Dice' }, currency: 'PHP', isPlayMoney: false };

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.replaceChildren();
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.startsWith('/api/') ? table : texts));
  vi.stubGlobal('reportError', reportError);
  history.replaceState(null, '', '?engine=dice');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('offers a retry that reloads the page if the drawings of the game cannot be loaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const started = startGame({
    id: 'dice',
    mount: async ({ root }) => {
      root.append('half of the game');
      throw new Error('The drawings of the game could not be loaded.');
    },
  });
  await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain(texts.failed));
  expect(document.body.textContent).not.toContain('half of the game');
  document.querySelector<HTMLButtonElement>('dialog button')?.click();
  await started;
  expect(reload).toHaveBeenCalledOnce();
  expect(reportError).toHaveBeenCalledOnce();
});

test('is ready after the game is rendered', async () => {
  await startGame({ id: 'dice', mount: async ({ root }) => root.replaceChildren('the game') });
  const root = document.querySelector<HTMLElement>('#game');
  expect(root?.textContent).toBe('the game');
  expect(root?.dataset['state']).toBe('ready');
});
