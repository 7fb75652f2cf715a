import { applyOperation, createContent, type DraftContent, toText } from '@livery/drafts/content';
import { areEqual } from '@livery/drafts/json';
import { doPathsOverlap } from '@livery/drafts/path';
import type { EditorsRun } from './run-editors.ts';

type Log = EditorsRun['log'];

/**
 * Finds undo and redo steps that reversed an operation of another person, or that overwrote a change of another person.
 * The other person made this change after the reversed operation, and did not undo it. Uses only the history.
 */
const findForeignSteps = (log: Log): readonly number[] =>
  log
    .filter((step, index) => {
      if (step.undoes === null) return false;
      const reversed = log.slice(0, index).findLast(({ sequence, undoes }) => [sequence, undoes].includes(step.undoes));
      if (!reversed || reversed.by !== step.by) return true;
      if (!areEqual(step.from, reversed.to) || !areEqual(step.to, reversed.from)) return true;
      const counts = new Map<number, number>();
      for (const { by, path, sequence, undoes } of log.slice(reversed.sequence, index)) {
        const first = undoes ?? sequence;
        if (by !== step.by && doPathsOverlap(path, step.path)) counts.set(first, (counts.get(first) ?? 0) + 1);
      }
      return [...counts.values()].some((count) => count % 2 === 1);
    })
    .map(({ sequence }) => sequence);

/**
 * Applies the history to the document that the draft began with. `wrong` contains the numbers of the operations whose
 * previous value differs from the one in the history, or that do not follow the previous number.
 */
const replay = (base: string, log: Log): { readonly content: DraftContent; readonly wrong: readonly number[] } => {
  let content = createContent(base, []);
  const wrong = log.filter((operation, index) => {
    const applied = applyOperation(content, operation);
    content = applied.content;
    return operation.sequence !== index + 1 || !areEqual(applied.from, operation.from);
  });
  return { content, wrong: wrong.map(({ sequence }) => sequence) };
};

/** Finds edits of which only a part of the operations is in the history, or not one directly after the other. */
const findPartialEdits = ({ log, record }: EditorsRun): readonly string[] => {
  const sequences = new Map(log.map(({ id, sequence }) => [id, sequence]));
  const edits = new Map<string, string[]>();
  for (const [id, { edit }] of record.operations) edits.set(edit, [...(edits.get(edit) ?? []), id]);
  return [...edits].flatMap(([edit, operations]) => {
    const stored = operations.flatMap((id) => sequences.get(id) ?? []);
    const isWhole = stored.every((sequence, index) => sequence === (stored[0] ?? 0) + index);
    return stored.length === 0 || (stored.length === operations.length && isWhole) ? [] : [edit];
  });
};

/** Finds undo and redo requests whose operations are in the history more than once. */
const findRepeatedSteps = ({ log, record }: EditorsRun): readonly string[] =>
  [...record.steps].filter((id) => {
    const operations = log.filter(({ batch }) => batch === id);
    const isRepeated = new Set(operations.map(({ undoes }) => undoes)).size < operations.length;
    return isRepeated || operations.some(({ sequence }, index) => sequence !== (operations[0]?.sequence ?? 0) + index);
  });

/**
 * Finds operations that replaced a value of another person that their author had not seen, without a reference to it in
 * the history. The two people can see and restore the value only with this reference.
 */
const findUnreported = ({ log, record }: EditorsRun): readonly string[] =>
  log
    .filter(({ id, by, path, to, replaced, sequence }) => {
      const made = record.operations.get(id);
      if (!made) return false;
      const other = log
        .slice(made.seen, sequence - 1)
        .findLast((each) => each.by !== by && doPathsOverlap(each.path, path));
      const isSame = other && areEqual(other.path, path) && areEqual(other.to, to);
      return replaced !== (isSame ? null : (other?.sequence ?? null));
    })
    .map(({ id }) => id);

/**
 * Returns the defects that a run of simulated editors has shown. `base` is the document that the draft began with. All
 * lists are empty if there are no defects.
 * - `lost`: operations that are neither in the history nor rejected with a reason.
 * - `changed`: operations whose author, path or value in the history differs from what the editor made.
 * - `repeated`: operations that are in the history more than once, and steps that are applied more than once.
 * - `invented`: operations in the history that no editor has made.
 * - `partial`: edits of which only a part is in the history.
 * - `rejectedAndStored`: operations that a page shows as rejected, although the history contains them.
 * - `wrong`: operations whose number or previous value is wrong.
 * - `outOfStep`: editors and gateways with another document than the one that the history leads to.
 * - `foreignSteps`: undo and redo steps that changed a value of another person.
 * - `unreported`: operations that replaced an unseen value of another person without a reference to it.
 * - `unexpected`: responses that no editor should get.
 */
export const findDefects = (run: EditorsRun, base: string) => {
  const { log, texts, record, editors } = run;
  const edits = log.filter(({ undoes }) => undoes === null);
  const stored = new Map(edits.map((operation) => [operation.id, operation]));
  const rejected = new Set(
    editors.flatMap(({ rejected: all }) =>
      all.flatMap(({ edit, message }) => (message === '' ? [] : edit.operations.map(({ id }) => id))),
    ),
  );
  const seen = new Set<string>();
  const repeated = edits.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => id);
  const { content, wrong } = replay(base, log);
  const text = toText(content);
  return {
    lost: [...record.operations.keys()].filter((id) => !stored.has(id) && !rejected.has(id)),
    changed: edits
      .filter(({ id, by, path, to }) => {
        const made = record.operations.get(id);
        return made && !(made.by === by && areEqual(made.path, path) && areEqual(made.to, to));
      })
      .map(({ id }) => id),
    repeated: [...repeated, ...findRepeatedSteps(run)],
    invented: log
      .filter(({ id, undoes, batch }) => (undoes === null ? !record.operations.has(id) : !record.steps.has(batch)))
      .map(({ id }) => id),
    partial: findPartialEdits(run),
    rejectedAndStored: editors.flatMap(({ state }) =>
      (state?.rejected ?? []).flatMap(({ edit }) => edit.operations.flatMap(({ id }) => (stored.has(id) ? [id] : []))),
    ),
    wrong,
    outOfStep: [
      ...texts.flatMap((each, index) => (each === text ? [] : [`gateway ${index}`])),
      ...editors.flatMap(({ operatorId, state }) =>
        state?.sequence === log.length && areEqual(state.content.document, content.document) ? [] : [operatorId],
      ),
    ],
    foreignSteps: findForeignSteps(log),
    unreported: findUnreported(run),
    unexpected: record.unexpected,
  };
};
