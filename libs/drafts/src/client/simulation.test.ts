import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLosses } from '../testing/find-losses.ts';
import { simulateEditors, type SimulationOptions } from '../testing/simulate-editors.ts';

const noLosses = { lost: [], repeated: [], rejectedAndMade: [], misnumbered: [], outOfStep: [], foreignSteps: [] };

/** Runs a simulation. Checks that no edit is lost or repeated and that all editors have the same content. */
const check = (options: SimulationOptions) => {
  const result = simulateEditors(options);
  expect(findLosses(result)).toEqual(noLosses);
  return result;
};

it('loses no edit of 20 editors with delays, repeats, offline times and kills, and all see the same', () => {
  const { gateway, kills } = check({ editors: 20, edits: 2500, seed: 202 });
  expect(kills).toBeGreaterThan(30);
  expect(gateway.log.filter(({ undoes }) => undoes !== null).length).toBeGreaterThan(30);
  expect(gateway.log.filter(({ replaced }) => replaced).length).toBeGreaterThan(500);
}, 120_000);

it('loses no edit with any number of editors', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer(),
      (editors, edits, seed) => {
        check({ editors, edits, seed });
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);

it('finds a lost edit, a repeated one, and an editor that sees something else', () => {
  const result = simulateEditors({ editors: 3, edits: 40, seed: 7 });
  const { gateway, clients } = result;
  const [first, ...others] = gateway.log.filter(({ undoes }) => undoes === null);
  const log = gateway.log.filter((operation) => operation !== first);
  const shorter = findLosses({ ...result, gateway: { ...gateway, log } });
  expect(shorter.lost).toEqual([first?.id]);
  expect(shorter.outOfStep).toHaveLength(clients.length);
  const longer = findLosses({
    ...result,
    gateway: { ...gateway, log: [...gateway.log, others[0] as (typeof log)[0]] },
  });
  expect(longer.repeated).toEqual([others[0]?.id]);
});
