import { describe, expect, it } from 'vitest';
import { getFinishTimeMs, computeProgress, raceMs } from './pace.ts';

describe('the pace of a race', () => {
  it('moves runners over the finish line in the drawn order, and never backwards', () => {
    for (let race = 1; race <= 40; race += 1)
      for (let rank = 0; rank < 6; rank += 1) {
        expect(computeProgress(race, rank, rank, 0)).toBe(0);
        expect(computeProgress(race, rank, rank, getFinishTimeMs(rank))).toBe(1);
        const steps = Array.from({ length: raceMs / 50 }, (_, step) => computeProgress(race, rank, rank, step * 50));
        expect(
          steps.every((progress, step) => step === 0 || progress >= (steps[step - 1] as number)),
          `race ${race}, runner ${rank}`,
        ).toBe(true);
      }
    expect(getFinishTimeMs(5)).toBeLessThan(raceMs);
  });

  it('lets another runner lead for some time in most races', () => {
    const isUpset = (race: number): boolean =>
      Array.from({ length: 90 }, (_, step) => step * 100).some((time) =>
        [1, 2, 3, 4, 5].some((rank) => computeProgress(race, rank, rank, time) > computeProgress(race, 0, 0, time)),
      );
    expect(Array.from({ length: 100 }, (_, race) => race + 1).filter(isUpset).length).toBeGreaterThan(60);
  });
});
