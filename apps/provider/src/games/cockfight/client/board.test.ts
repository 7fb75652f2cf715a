// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createEnglish } from '../../../testing/english-texts.ts';
import { getMatchup } from '../rules/odds.ts';
import { buildBoard } from './board.ts';

const namesOn = (board: HTMLElement) =>
  [...board.querySelectorAll('.spot')].map((spot) => spot.getAttribute('aria-label'));

test('names the three bets before the fight is known, and adds the odds afterwards', () => {
  const board = document.createElement('div');
  const { setOdds } = buildBoard(board, createEnglish('cockfight'));
  expect(namesOn(board)).toEqual(['Meron', 'Draw', 'Wala']);
  expect(board.textContent).not.toMatch(/\d/);
  setOdds(getMatchup(0));
  expect(namesOn(board)).toEqual(['Meron 1.89', 'Draw 9.00', 'Wala 1.88']);
});
