import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { ConsoleStore } from '../../../app/store.ts';
import type { BrandProblem } from '../../releases.api.ts';
import type { Base } from '../model/editor-context.ts';
import { loadProblems } from './draft-calls.ts';
import { createRetryDelay } from './retry-delay.ts';

/** Delay in milliseconds. The draft is checked if it has not changed again within this delay. */
const restMs = 500;

interface ProblemsOptions {
  readonly brand: string;
  readonly draftId: string;
  /** Number of the last edit operation that the gateway has stored. */
  readonly sequence: number;
  /** Base of the draft, from which it inherits values. A change of the base can change the problems. */
  readonly base: Base | undefined;
  readonly isPending: boolean;
}

export interface ProblemsState {
  /** Problems of the draft. The array is a new object after each check. */
  readonly problems: readonly BrandProblem[];
  /** Size of the program code in bytes, for each kind of block on the home screen. */
  readonly blockSizes: Readonly<Record<string, number>>;
  /** Size of the first load of the draft in bytes. Null if it is unknown, for example because the draft has problems. */
  readonly firstLoad: DraftCheck['firstLoad'];
  /** True while the problems do not yet match the current draft. */
  readonly isChecking: boolean;
  /**
   * True if the last check failed, for example because the composer is not running. The composer is the process that
   * checks and builds brands. The check is repeated after a while.
   */
  readonly hasFailed: boolean;
}

type DraftCheck = Awaited<ReturnType<typeof loadProblems>>;
type Checked = DraftCheck & Pick<ProblemsOptions, 'base'>;

const noProblems: ProblemsState['problems'] = [];
const noSizes: ProblemsState['blockSizes'] = {};

/**
 * Checks the draft after each pause in the edits. The previous problems stay visible until the new problems have
 * loaded. A failed check is repeated.
 */
export const useProblems = ({ brand, draftId, sequence, base, isPending }: ProblemsOptions): ProblemsState => {
  const { dispatch } = useStore() as ConsoleStore;
  const [checked, setChecked] = useState<Checked>();
  const [hasFailed, setFailed] = useState(false);
  const isCurrent = checked !== undefined && checked.sequence >= sequence && checked.base === base;
  useEffect(() => {
    if (isPending || isCurrent) return undefined;
    let isEnded = false;
    const delay = createRetryDelay();
    const check = (): void => {
      setFailed(false);
      loadProblems(dispatch, { brand, draftId }).then(
        // RTK Query returns the earlier array if the problems are equal. The copy makes each result a new array, so
        // that other code can detect that a check has ended.
        (value) => !isEnded && setChecked({ ...value, problems: [...value.problems], base }),
        () => {
          if (isEnded) return;
          setFailed(true);
          timer = setTimeout(check, delay.next());
        },
      );
    };
    let timer = setTimeout(check, restMs);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [dispatch, brand, draftId, sequence, base, isPending, isCurrent]);
  const blockSizes = useMemo(
    () => (checked ? Object.fromEntries(checked.homeBlocks.map(({ kind, bytes }) => [kind, bytes])) : noSizes),
    [checked],
  );
  return {
    problems: checked?.problems ?? noProblems,
    blockSizes,
    firstLoad: checked?.firstLoad ?? null,
    isChecking: !isCurrent && !hasFailed,
    hasFailed,
  };
};
