import { useContractStatusQuery } from '@livery/api/agents/agent-contracts';
import { MemberType } from '@livery/contract/enums';
import { paths } from '@livery/kit/paths';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { useOverlaySlot } from '@livery/kit/overlay-queue';
import { useState } from 'react';

const excludedTypes: readonly number[] = [
  MemberType.Trial,
  MemberType.Neither,
  MemberType.AgentTeam,
  MemberType.AgentBranch,
];
/**
 * Storage key of the contract prompts that the agent has dismissed in this tab. A dismissed prompt appears again in a
 * new tab, or when the status of the contract changes.
 */
const key = 'livery.contractsAsked';

const lazyPromptDialog = createLazyModule(() => import('./prompt-dialog.tsx'));

/**
 * Shows a prompt on the home page for each contract that needs the agent's response. Shows only one prompt at a time.
 */
export const Extension = () => {
  const session = useSession();
  const isEligible = session !== null && !excludedTypes.includes(session.type);
  const { currentData } = useContractStatusQuery(undefined, { skip: !isEligible, refetchOnMountOrArgChange: true });
  const [dismissed, setDismissed] = useState<readonly string[]>(() => tabStorage.get(key)?.split(' ') ?? []);
  const {
    dailysalreqtype = '',
    divtypecompperiodreq = '',
    contracthoursalreq = '',
  } = (isEligible && currentData) || {};
  const pending = [
    { type: 'dailySalary', status: dailysalreqtype, path: paths.salaryContract },
    { type: 'dividend', status: divtypecompperiodreq, path: paths.dividendContract },
    { type: 'hourSalary', status: contracthoursalreq, path: paths.hourContract },
  ] as const;
  const getPromptKey = ({ type, status }: (typeof pending)[number]): string => `${session?.userName}/${type}/${status}`;
  const next = pending.find((each) => each.status !== '' && !dismissed.includes(getPromptKey(each)));
  const hasOverlaySlot = useOverlaySlot(next !== undefined);
  if (!next || !hasOverlaySlot) return null;
  const close = (): void => {
    const dismissedKeys = [...dismissed, getPromptKey(next)];
    tabStorage.set(key, dismissedKeys.join(' '));
    setDismissed(dismissedKeys);
  };
  return (
    <Lazy module={lazyPromptDialog} isOptional>
      {({ PromptDialog }) => (
        <PromptDialog key={next.type} type={next.type} isEnd={next.status === 'V'} path={next.path} onClose={close} />
      )}
    </Lazy>
  );
};
