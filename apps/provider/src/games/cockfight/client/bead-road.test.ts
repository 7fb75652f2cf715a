// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createEnglish } from '../../../testing/english-texts.ts';
import type { Side } from '../rules/odds.ts';
import { createBeadRoad } from './bead-road.ts';

test('shows the last sixty winners in order, and states the counts for screen readers', () => {
  const strip = document.createElement('div');
  const show = createBeadRoad(strip, createEnglish('cockfight'));
  expect(strip.querySelectorAll('.bead')).toHaveLength(0);
  expect(strip.querySelector('.beads')?.getAttribute('aria-label')).toBe('Meron 0, Draw 0, Wala 0');
  const winners: Side[] = ['wala', ...Array.from({ length: 58 }, (): Side => 'meron'), 'draw', 'wala'];
  show(winners);
  const beads = [...strip.querySelectorAll<HTMLElement>('.bead')].map((bead) => bead.dataset['side']);
  expect(beads).toEqual(winners.slice(1));
  expect(strip.querySelector('.beads')?.getAttribute('aria-label')).toBe('Meron 58, Draw 1, Wala 1');
});
