import { areEqual } from '../json.ts';
import { doPathsOverlap } from '../path.ts';
import type { simulateEditors } from './simulate-editors.ts';

type Simulation = ReturnType<typeof simulateEditors>;
type Log = Simulation['gateway']['log'];

/**
 * Finds undo and redo steps that overwrote a value of another person. In such a case, the other person changed the
 * value after the reversed operation, and did not undo this change. Examines only the history.
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
 * Returns the defects of a simulation. All lists are empty if there are none. Defects are lost or repeated edits,
 * rejected edits that were applied, and wrong sequence numbers. Editors with outdated content, and undo steps that
 * overwrote the change of another person, are defects too.
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
