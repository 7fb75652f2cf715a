import type { ConsoleStore } from '../../../app/store.ts';
import { draftsApi } from '../../drafts/drafts.api.ts';
import type { Leaf } from '../model/brand-document.ts';
import type { DraftCalls } from './draft-session.ts';

interface DraftKey {
  readonly brand: string;
  readonly draftId: string;
}

const fresh = { forceRefetch: true, subscribe: false } as const;
const untracked = { track: false } as const;

/** Loads a draft with its document. */
export const loadDraft = (dispatch: ConsoleStore['dispatch'], key: DraftKey) =>
  dispatch(draftsApi.endpoints.draft.initiate(key, fresh)).unwrap();

/** Requests a check of the current draft from the gateway, and returns the problems that the check has found. */
export const loadProblems = async (dispatch: ConsoleStore['dispatch'], key: DraftKey) => {
  // Waits for the end of a check that is already running. Otherwise, RTK Query would return the result of that check,
  // which can be older than the last edit.
  await dispatch(draftsApi.util.getRunningQueryThunk('draftProblems', key));
  return dispatch(draftsApi.endpoints.draftProblems.initiate(key, fresh)).unwrap();
};

/**
 * Reports to the gateway the path of the value that the operator edits, or null if there is none. Returns the people
 * who have the draft open.
 */
export const reportPresence = (
  dispatch: ConsoleStore['dispatch'],
  request: DraftKey & { readonly path: string[] | null },
) => dispatch(draftsApi.endpoints.reportDraftPresence.initiate(request, untracked)).unwrap();

/** Creates the functions that call the gateway for an open draft. */
export const createDraftCalls = (dispatch: ConsoleStore['dispatch'], key: DraftKey): DraftCalls => {
  const { endpoints } = draftsApi;
  return {
    load: () => loadDraft(dispatch, key),
    list: async (after) =>
      (await dispatch(endpoints.draftOperations.initiate({ ...key, after }, fresh)).unwrap()).operations,
    apply: ({ seen, operations }) =>
      dispatch(
        endpoints.applyDraftOperations.initiate(
          {
            ...key,
            seen,
            operations: operations.map(({ id, path, from, to }) => ({
              id,
              path: [...path],
              from: from as Leaf | null,
              to: to as Leaf | null,
            })),
          },
          untracked,
        ),
      ).unwrap(),
    undo: (request) => dispatch(endpoints.undoDraftOperation.initiate({ ...key, ...request }, untracked)).unwrap(),
    redo: (request) => dispatch(endpoints.redoDraftOperation.initiate({ ...key, ...request }, untracked)).unwrap(),
  };
};
