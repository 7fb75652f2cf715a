import { applyBatch, BatchError } from '../apply-batch.ts';
import type { ConfirmedOperation } from '../client/client-state.ts';
import type { DraftRequest, DraftResponse, LoadedDraft } from '../client/create-draft-client.ts';
import { createContent, type DraftContent, toText } from '../content.ts';
import { findRedo, findUndo, type HistoryEntry } from '../history.ts';

type ModelOperation = ConfirmedOperation & HistoryEntry;

/**
 * Creates a simulated gateway. It orders the operations of a draft and stores them in memory, not in a database. The
 * tests of this package use it, because this package must not depend on the real gateway. The test with many editors
 * and a bad network is in the platform app, with the real gateway.
 */
export const createModelGateway = (text: string) => {
  let content: DraftContent = createContent(text, []);
  const log: ModelOperation[] = [];

  const getState = (by: string) => ({
    canUndo: findUndo({ history: log, content, by }).steps.length > 0,
    canRedo: findRedo({ history: log, content, by }).steps.length > 0,
  });
  const respond = (by: string, seen: number): DraftResponse => ({
    operations: log.slice(seen),
    ...getState(by),
  });

  const append = (
    by: string,
    seen: number,
    changes: readonly (DraftRequest['operations'][number] & { readonly undoes: number | null })[],
  ): void => {
    const [first] = changes;
    if (!first) return;
    const { content: next, applied } = applyBatch({ content, changes, recent: log.slice(seen), by, seen });
    content = next;
    for (const { replaced, ...change } of applied)
      log.push({
        ...change,
        by,
        sequence: log.length + 1,
        batch: first.id,
        replaced: replaced ? { sequence: replaced.sequence, by: replaced.by, value: replaced.to } : null,
      });
  };

  const step = (find: typeof findUndo) => (by: string, seen: number, id: string) => {
    if (!log.some(({ batch, undoes }) => batch === id && undoes !== null)) {
      const { steps } = find({ history: log, content, by });
      append(
        by,
        log.length,
        steps.map((change, index) => ({ ...change, from: null, id: index === 0 ? id : `${id}/${index}` })),
      );
    }
    return respond(by, seen);
  };

  return {
    /**
     * Applies the operations of a request in the name of the operator `by` and returns the response. `seen` is the
     * number of operations that the client has already received. If an operation is invalid, applies none of them and
     * returns the error message as a string.
     */
    apply: (by: string, { seen, operations }: DraftRequest): DraftResponse | string => {
      const known = new Set(log.map(({ id }) => id));
      try {
        append(
          by,
          seen,
          operations.filter(({ id }) => !known.has(id)).map((operation) => ({ ...operation, undoes: null })),
        );
      } catch (error) {
        if (error instanceof BatchError) return error.message;
        throw error;
      }
      return respond(by, seen);
    },
    undo: step(findUndo),
    redo: step(findRedo),
    load: (by: string): LoadedDraft => ({
      sequence: log.length,
      text: toText(content),
      assets: [],
      ...getState(by),
    }),
    log: log as readonly ModelOperation[],
    getContent: () => content,
  };
};
