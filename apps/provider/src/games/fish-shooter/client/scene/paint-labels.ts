import { prizes } from '../../rules/creatures.ts';
import type { Swimmer } from './swimmers-motion.ts';
import { kinds } from './swimmers-motion.ts';

const fontSize = 12;

/**
 * Formats the prize of a creature as a multiple of the cost of the shot, e.g. `×18`. If the creature has several
 * prizes, formats their range, e.g. `×40–300`.
 */
export const formatPrizeLabel = (creature: Swimmer['creature']): string => {
  const [low, high] = [Math.min(...prizes[creature]), Math.max(...prizes[creature])];
  return low === high ? `×${low}` : `×${low}–${high}`;
};

/**
 * Paints the prize of a creature below it. Paints nothing for a caught creature, because the won amount rises from it.
 */
export const paintPrize = (context: CanvasRenderingContext2D, { creature, length, x, y, caughtAt }: Swimmer): void => {
  if (caughtAt !== undefined) return;
  context.save();
  context.font = `800 ${fontSize}px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(0 20 40 / .85)';
  context.fillStyle = '#ffe48a';
  const below = y + (length * kinds[creature].ratio) / 2 + fontSize;
  context.strokeText(formatPrizeLabel(creature), x, below);
  context.fillText(formatPrizeLabel(creature), x, below);
  context.restore();
};

/** Paints a ring with four marks around the creature that the cannon follows. */
export const paintTarget = (context: CanvasRenderingContext2D, { creature, length, x, y }: Swimmer): void => {
  const radius = (Math.max(length, length * kinds[creature].ratio) / 2) * 1.08;
  context.save();
  context.strokeStyle = '#ffe48a';
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.moveTo(x + dx * radius * 0.86, y + dy * radius * 0.86);
    context.lineTo(x + dx * radius * 1.14, y + dy * radius * 1.14);
  }
  context.stroke();
  context.restore();
};
