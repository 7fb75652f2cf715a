import { useContractStatusQuery } from '@livery/api/contracts';
import { MemberType } from '@livery/contract/enums';
import { paths } from '@livery/kit/paths';
import { withTexts } from '@livery/kit/rest-of-texts';
import { useSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { useTurn } from '@livery/kit/turn';
import { lazy, Suspense, useState } from 'react';

const notAsked: readonly number[] = [
  MemberType.Trial,
  MemberType.Neither,
  MemberType.AgentTeam,
  MemberType.AgentBranch,
];
/** What was put off stays away until the tab is closed, or until something else is asked. */
const key = 'livery.contractsAsked';

const PromptDialog = lazy(
  withTexts(() => import('./prompt-dialog.tsx').then(({ PromptDialog: found }) => ({ default: found }))),
);

/** Asks the member on the home for an answer to each contract that waits for one, one question after the other. */
export const OnHome = () => {
  const session = useSession();
  const isAsked = session !== null && !notAsked.includes(session.type);
  const { currentData } = useContractStatusQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const [putOff, setPutOff] = useState<readonly string[]>(() => tabStorage.get(key)?.split(' ') ?? []);
  const { dailysalreqtype = '', divtypecompperiodreq = '', contracthoursalreq = '' } = (isAsked && currentData) || {};
  const waiting = [
    { type: 'dailySalary', status: dailysalreqtype, path: paths.salaryContract },
    { type: 'dividend', status: divtypecompperiodreq, path: paths.dividendContract },
    { type: 'hourSalary', status: contracthoursalreq, path: paths.hourContract },
  ] as const;
  const markOf = ({ type, status }: (typeof waiting)[number]): string => `${session?.userName}/${type}/${status}`;
  const next = waiting.find((each) => each.status !== '' && !putOff.includes(markOf(each)));
  const hasTurn = useTurn(next !== undefined);
  if (!next || !hasTurn) return null;
  const close = (): void => {
    const marks = [...putOff, markOf(next)];
    tabStorage.set(key, marks.join(' '));
    setPutOff(marks);
  };
  return (
    <Suspense>
      <PromptDialog key={next.type} type={next.type} isEnd={next.status === 'V'} path={next.path} onClose={close} />
    </Suspense>
  );
};
