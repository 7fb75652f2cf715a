import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { ConsoleStore } from '../../../app/store.ts';
import type { BrandProblem } from '../../releases.api.ts';
import type { Base } from '../model/editor-context.ts';
import { loadProblems } from './draft-calls.ts';

/** Delay in milliseconds. The draft is checked if it has not changed again within this delay. */
const restMs = 500;

interface ProblemsOptions {
  readonly brand: string;
  readonly draftId: string;
  /** Number of the last operation that the gateway has. */
  readonly sequence: number;
  /** Base of the draft. A change of the base can change the problems. */
  readonly base: Base | undefined;
  readonly isPending: boolean;
}

export interface ProblemsState {
  readonly problems: readonly BrandProblem[];
  /** Bytes of code for each kind of block on the home screen. */
  readonly blockSizes: Readonly<Record<string, number>>;
  /** True while the problems do not yet match the current draft. */
  readonly isChecking: boolean;
  /** True if the last check failed, for example because the composer is not running. */
  readonly hasFailed: boolean;
}

type Checked = Awaited<ReturnType<typeof loadProblems>> & Pick<ProblemsOptions, 'base'>;

const noSizes: ProblemsState['blockSizes'] = {};

/**
 * Checks the draft after each pause in the edits. The previous problems stay visible until the new ones have loaded.
 */
export const useProblems = ({ brand, draftId, sequence, base, isPending }: ProblemsOptions): ProblemsState => {
  const { dispatch } = useStore() as ConsoleStore;
  const [checked, setChecked] = useState<Checked>();
  const [hasFailed, setFailed] = useState(false);
  const isCurrent = checked !== undefined && checked.sequence >= sequence && checked.base === base;
  useEffect(() => {
    if (isPending || isCurrent) return undefined;
    let isEnded = false;
    const timer = setTimeout(() => {
      loadProblems(dispatch, { brand, draftId }).then(
        (value) => {
          if (isEnded) return;
          setChecked({ ...value, base });
          setFailed(false);
        },
        () => !isEnded && setFailed(true),
      );
    }, restMs);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [dispatch, brand, draftId, sequence, base, isPending, isCurrent]);
  const blockSizes = useMemo(
    () => (checked ? Object.fromEntries(checked.homeBlocks.map(({ kind, bytes }) => [kind, bytes])) : noSizes),
    [checked],
  );
  return { problems: checked?.problems ?? [], blockSizes, isChecking: !isCurrent && !hasFailed, hasFailed };
};
