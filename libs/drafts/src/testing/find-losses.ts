import { areEqual } from '../json.ts';
import { doPathsOverlap } from '../path.ts';
import type { simulateEditors } from './simulate-editors.ts';

type Simulation = ReturnType<typeof simulateEditors>;
type Log = Simulation['gateway']['log'];

/**
 * Finds undo and redo steps that overwrote a change of another person. The other person made this change after the
 * reversed operation, and did not undo it. Uses only the history of the draft.
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

/**
 * Returns the defects that a simulation has shown. All lists are empty if there are none.
 * - `lost`: ids of operations that are neither in the history nor rejected.
 * - `repeated`: ids of operations that are in the history more than once.
 * - `rejectedAndMade`: ids of operations that an editor shows as rejected, although the history contains them.
 * - `misnumbered`: operations with a wrong sequence number.
 * - `outOfStep`: indexes of the editors with outdated content.
 * - `foreignSteps`: undo and redo steps that overwrote a change of another person.
 */
export const findLosses = ({ gateway, clients, ids, rejectedIds }: Simulation) => {
  const { log } = gateway;
  const logged = log.filter(({ undoes }) => undoes === null).map(({ id }) => id);
  const accounted = new Set([...logged, ...rejectedIds]);
  const { document } = gateway.getContent();
  const shownAsRejected = clients.flatMap((client) =>
    client.getState().rejected.flatMap(({ edit }) => edit.operations.map(({ id }) => id)),
  );
  const isInStep = (client: (typeof clients)[number]): boolean => {
    const { content, sequence, latest } = client.getState();
    return sequence === log.length && latest === log.length && areEqual(content.document, document);
  };
  return {
    lost: [...ids].filter((id) => !accounted.has(id)),
    repeated: logged.filter((id, index) => logged.indexOf(id) !== index),
    rejectedAndMade: shownAsRejected.filter((id) => logged.includes(id)),
    misnumbered: log.filter(({ sequence }, index) => sequence !== index + 1),
    outOfStep: clients.flatMap((client, index) => (isInStep(client) ? [] : [index])),
    foreignSteps: findForeignSteps(log),
  };
};
