// @vitest-environment happy-dom
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameScreenId, navigateWithTransition } from './navigate-to-game.ts';

let reducesMotion = false;
let finish: () => void;
const startViewTransition = vi.fn((update: () => Promise<void>) => {
  void update();
  return { finished: new Promise<void>((resolve) => (finish = resolve)) };
});

beforeEach(() => {
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  Object.assign(document, { startViewTransition });
  document.body.innerHTML = '<a href="/m/launchGame"><img alt=""></a>';
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const art = () => document.querySelector('img')!;
const tap = (more: object = {}) => {
  const event = { button: 0, preventDefault: vi.fn(), currentTarget: document.querySelector('a'), ...more };
  const open = vi.fn();
  navigateWithTransition(event as unknown as MouseEvent<HTMLElement>, open);
  return { event, open };
};

test("animates the tile's artwork into the game's screen and resets the tile afterwards", async () => {
  const { event, open } = tap();
  expect(event.preventDefault).toHaveBeenCalled();
  expect(open).toHaveBeenCalledOnce();
  expect(art().style.viewTransitionName).toBe('game');
  document.body.insertAdjacentHTML('beforeend', `<div id="${gameScreenId}"></div>`);
  finish();
  await vi.waitFor(() => expect(art().style.viewTransitionName).toBe(''));
});

test('opens the game without animation for reduced motion or without view transitions', () => {
  reducesMotion = true;
  expect(tap().open).toHaveBeenCalledOnce();
  reducesMotion = false;
  Object.assign(document, { startViewTransition: undefined });
  expect(tap().open).toHaveBeenCalledOnce();
  expect(startViewTransition).not.toHaveBeenCalled();
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
  'leaves a tap with %j to the browser, which opens a new tab',
  (more) => {
    const { event, open } = tap(more);
    expect(event.preventDefault).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  },
);
