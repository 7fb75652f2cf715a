import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { ConsoleStore } from '../../../app/store.ts';
import type { BrandProblem } from '../../releases.api.ts';
import type { Base } from '../model/editor-context.ts';
import { loadProblems } from './draft-calls.ts';

/** Time without a change after which the draft is checked, in milliseconds. */
const restMs = 500;

interface ProblemsOptions {
  readonly brand: string;
  readonly draftId: string;
  /** Last operation that the gateway has. */
  readonly sequence: number;
  /** Base of the draft, which changes the problems too. */
  readonly base: Base | undefined;
  readonly isPending: boolean;
}

export interface ProblemsState {
  readonly problems: readonly BrandProblem[];
  /** Bytes of code by the kind of block of the home screen. */
  readonly blockSizes: Readonly<Record<string, number>>;
  /** True until the problems belong to the draft as it is now. */
  readonly isChecking: boolean;
  /** True if the last check failed, for example because the composer does not run. */
  readonly hasFailed: boolean;
}

type Checked = Awaited<ReturnType<typeof loadProblems>> & Pick<ProblemsOptions, 'base'>;

const noSizes: ProblemsState['blockSizes'] = {};

/** Checks the draft after each rest. The last problems stay until the new ones are there. */
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
