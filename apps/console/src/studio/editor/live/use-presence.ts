import { isApiError } from '@livery/api/client/api-error';
import { OperatorNotPermitted } from '@livery/contract/operators/operator-error-code';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { ConsoleStore } from '../../../app/store.ts';
import type { Person } from '../model/editor-context.ts';
import { reportPresence } from './draft-calls.ts';

/**
 * Time between two reports that the operator has the draft open, in milliseconds. If no report arrives for a longer
 * time, the gateway removes the operator from the list of people in the draft.
 */
const reportMs = 15_000;
/** Time for which the focus must stay in a field before the field is reported, in milliseconds. */
const restMs = 400;

interface PresenceOptions {
  readonly brand: string;
  readonly draftId: string;
  readonly onPeople: (people: readonly Person[]) => void;
}

/**
 * Reports regularly that the operator has the draft open, and the value that the operator edits. Returns a function
 * that reports another edited value.
 */
export const usePresence = ({ brand, draftId, onPeople }: PresenceOptions) => {
  const { dispatch } = useStore() as ConsoleStore;
  const path = useRef<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPermitted = useRef(true);
  const report = useCallback(() => {
    if (!isPermitted.current) return;
    reportPresence(dispatch, { brand, draftId, path: path.current && [...path.current] }).then(
      ({ people }) => onPeople(people),
      (error: unknown) => {
        // After a rejection for a missing permission, no further reports are sent: each rejection would make the
        // console load the operator again. Other failures are ignored, because the next regular report contains the
        // same information.
        if (isApiError(error) && error.code === OperatorNotPermitted) isPermitted.current = false;
      },
    );
  }, [dispatch, brand, draftId, onPeople]);
  useEffect(() => {
    report();
    const interval = setInterval(report, reportMs);
    return () => {
      clearInterval(interval);
      clearTimeout(timer.current);
    };
  }, [report]);
  return useCallback(
    (next: readonly string[] | null) => {
      path.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(report, restMs);
    },
    [report],
  );
};
