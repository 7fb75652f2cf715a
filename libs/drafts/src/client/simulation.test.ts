import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areEqual } from '../json.ts';
import { doPathsOverlap } from '../path.ts';
import { simulateEditors, type SimulationOptions } from '../testing/simulate-editors.ts';

type Log = ReturnType<typeof simulateEditors>['gateway']['log'];

/**
 * Finds undo and redo steps after which a value of another person is gone: between a step and the operation that it
 * reverses, another person has changed the value, and has not undone it. This reads the history only.
 */
const findForeignSteps = (log: Log) =>
  log.filter((step, index) => {
    if (step.undoes === null) return false;
    const reversed = log.slice(0, index).findLast(({ sequence, undoes }) => [sequence, undoes].includes(step.undoes));
    if (!reversed || !areEqual(step.from, reversed.to) || !areEqual(step.to, reversed.from)) return true;
    const counts = new Map<number, number>();
    for (const { by, path, sequence, undoes } of log.slice(reversed.sequence, index)) {
      const first = undoes ?? sequence;
      if (by !== step.by && doPathsOverlap(path, step.path)) counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count % 2 === 1);
  });

/** Runs a simulation, and checks that no edit is lost or repeated, and that all editors see the same. */
const check = (options: SimulationOptions) => {
  const result = simulateEditors(options);
  const { gateway, clients, ids, rejectedIds } = result;
  const logged = gateway.log.filter(({ undoes }) => undoes === null).map(({ id }) => id);
  expect(new Set(logged).size).toBe(logged.length);
  const accounted = new Set([...logged, ...rejectedIds]);
  expect([...ids].filter((id) => !accounted.has(id))).toEqual([]);
  const shownAsRejected = clients.flatMap((client) =>
    client.getState().rejected.flatMap(({ edit }) => edit.operations),
  );
  expect(shownAsRejected.filter(({ id }) => logged.includes(id))).toEqual([]);
  expect(gateway.log.map(({ sequence }) => sequence)).toEqual(gateway.log.map((_, index) => index + 1));
  for (const client of clients) {
    const { content, sequence, latest } = client.getState();
    expect([sequence, latest]).toEqual([gateway.log.length, gateway.log.length]);
    expect(areEqual(content.document, gateway.getContent().document)).toBe(true);
  }
  expect(findForeignSteps(gateway.log)).toEqual([]);
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
