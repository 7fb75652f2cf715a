// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { buildBoard } from './board.ts';
import { createEnglish } from '../../../testing/english-texts.ts';

const namesOn = (board: HTMLElement) =>
  [...board.querySelectorAll('.spot')].map((spot) => spot.getAttribute('aria-label') ?? '');

test('names every spot before the race is known, and adds the odds afterwards', () => {
  const board = document.createElement('div');
  const { setForm } = buildBoard(board, createEnglish('race'));
  expect(namesOn(board)).toHaveLength(42);
  for (const name of namesOn(board)) expect(name).toMatch(/\S/);
  expect(board.textContent).not.toMatch(/\d\.\d\d/);
  setForm([30, 25, 20, 12, 8, 5]);
  for (const name of namesOn(board)) expect(name).toMatch(/\S \d+\.\d\d$/);
});
