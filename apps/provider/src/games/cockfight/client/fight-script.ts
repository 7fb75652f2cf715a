import { createVisualRandom } from '../../../client/fairness/seeded-random.ts';
import { fightMs, type FightOutcome } from '../rules/fight.ts';
import type { Side } from '../rules/odds.ts';

/** Corner of a rooster: the red corner (`meron`) or the blue corner (`wala`). */
export type Corner = Exclude<Side, 'draw'>;

/**
 * Phase of the animation. If the player prefers reduced motion, the phase is one image without movement. `still` is the
 * time of this image, in milliseconds since the start of the fight.
 */
interface FightPhase {
  readonly name: 'entrance' | 'faceOff' | 'clash' | 'finish' | 'end';
  /** Start of the phase, in milliseconds since the start of the fight. */
  readonly from: number;
  readonly still: number;
}

/** Duration of a clash, in which both roosters jump at each other, in milliseconds. */
export const clashMs = 1400;
/** Fraction of the duration of a clash after which the roosters meet in the air. */
export const impactPart = 0.42;

const clash = (from: number): FightPhase => ({ name: 'clash', from, still: from + clashMs * impactPart });

export const fightPhases: readonly FightPhase[] = [
  { name: 'entrance', from: 0, still: 1500 },
  { name: 'faceOff', from: 1900, still: 2700 },
  clash(3500),
  clash(5000),
  clash(6500),
  { name: 'finish', from: 8000, still: 8900 },
  { name: 'end', from: 9000, still: fightMs },
];

export const clashes: readonly FightPhase[] = fightPhases.filter(({ name }) => name === 'clash');

/** Finds the phase at a time in milliseconds since the start of the fight. */
export const getFightPhase = (elapsedMs: number): FightPhase =>
  fightPhases.findLast(({ from }) => from <= elapsedMs) ?? (fightPhases[0] as FightPhase);

/**
 * Returns the time of the frame that the canvas shows, in milliseconds since the start of the fight. With reduced
 * motion, each phase shows only one frame.
 */
export const getShownTime = (elapsedMs: number, isCalm: boolean): number =>
  isCalm ? getFightPhase(elapsedMs).still : Math.min(elapsedMs, fightMs);

/** Course of a fight. It affects only the animation and never the result. */
export interface FightScript {
  readonly winner: Side;
  /** Winner of each clash, in the order of the clashes. */
  readonly gains: readonly Corner[];
  /** Energy that each rooster loses in each clash, as a fraction from 0 to 1 of the full energy. */
  readonly losses: Readonly<Record<Corner, readonly number[]>>;
}

/**
 * Creates the course of a fight from its number and its winner. The same fight always has the same course. The rooster
 * that loses the fight can still win a clash.
 */
export const writeFightScript = ({ number, winner }: FightOutcome): FightScript => {
  const random = createVisualRandom(number * 2654435761 + 17);
  const gains = clashes.map((): Corner => (random() < 0.5 ? 'meron' : 'wala'));
  const lossesFor = (corner: Corner): number[] =>
    gains.map((gain) => (gain === corner ? 0.05 : 0.15) + random() * 0.08);
  return { winner, gains, losses: { meron: lossesFor('meron'), wala: lossesFor('wala') } };
};

const finishAt = (fightPhases.find(({ name }) => name === 'finish') as FightPhase).from;
/** Time between the start of the last strike and its impact, in milliseconds. */
export const strikeMs = 420;

/** Returns true if a rooster sits on the ground after the last strike: the loser, or both after a draw. */
export const isBeaten = ({ winner }: FightScript, corner: Corner, elapsedMs: number): boolean =>
  winner !== corner && elapsedMs >= finishAt + strikeMs;

/** Returns the energy of a rooster from 0 to 1. The energy never increases. */
export const getEnergy = (script: FightScript, corner: Corner, elapsedMs: number): number => {
  if (isBeaten(script, corner, elapsedMs)) return 0;
  return clashes.reduce(
    (energy, { from }, index) =>
      elapsedMs >= from + clashMs * impactPart ? energy - (script.losses[corner][index] as number) : energy,
    1,
  );
};
