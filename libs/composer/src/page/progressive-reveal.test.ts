// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFirstStage, deferMarkup, revealScript } from './progressive-reveal.ts';

const shell = `<header>first</header>${deferMarkup(2, `<main>second${deferMarkup(3, '<ul>third</ul>')}</main>`)}`;
const seen: string[] = [];
const recordCall = (name: string) => `seen.push('${name}:'+document.documentElement.textContent)`;
const run = () =>
  new Function('seen', revealScript({ second: [recordCall('second')], third: [recordCall('third')] }))(seen);
const root = () => document.querySelector('#root')?.innerHTML;
/** Moves the fake timers to the next frame. */
const paint = () => vi.advanceTimersByTime(17);

beforeEach(() => {
  vi.useFakeTimers();
  seen.length = 0;
  document.body.innerHTML = `<div id="root">${shell}</div>${deferMarkup(2, '<b>styles</b>')}${deferMarkup(3, '<i>app</i>')}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete document.documentElement.dataset.shell;
  document.head.replaceChildren();
});

test('inserts each stage after the paint of the previous one, and then runs its scripts', () => {
  run();
  expect(document.body.textContent).toBe('first');
  paint();
  expect(document.body.innerHTML).toContain('<main>second<template');
  expect(seen).toEqual(['second:stylesfirstsecond']);
  vi.runAllTimers();
  expect(root()).toBe('<header>first</header><main>second<ul>third</ul></main>');
  expect(document.head.innerHTML).toBe('<b>styles</b><i>app</i>');
  expect(seen).toEqual(['second:stylesfirstsecond', 'third:stylesappfirstsecondthird']);
});

test('inserts the third stage after the delay of the page state', () => {
  globalThis.__livery = { revealDelay: 0 };
  run();
  paint();
  vi.advanceTimersByTime(1);
  expect(seen).toHaveLength(2);
  globalThis.__livery = undefined;
});

test('starts in a background page, which paints nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.stubGlobal('requestAnimationFrame', () => expect.unreachable('no frame comes'));
  run();
  vi.runAllTimers();
  vi.unstubAllGlobals();
  expect(document.documentElement.textContent).toBe('stylesappfirstsecondthird');
});

test('inserts styles and app at once, and nothing of the shell, when the shell is hidden', () => {
  document.documentElement.dataset.shell = 'hidden';
  run();
  expect([root(), document.head.innerHTML]).toEqual(['', '<b>styles</b><i>app</i>']);
  vi.runAllTimers();
  expect(seen).toEqual([]);
});

test('returns the markup before the first deferred stage', () => {
  expect(getFirstStage(shell)).toBe('<header>first</header>');
  expect(getFirstStage('<header>all of it</header>')).toBe('<header>all of it</header>');
  expect(deferMarkup(2, '')).toBe('');
});

test('the sheet of a lazy chunk follows the sheets of the page', () => {
  run();
  vi.runAllTimers();
  document.head.append(document.createElement('link'));
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(['b', 'i', 'link']);
});
