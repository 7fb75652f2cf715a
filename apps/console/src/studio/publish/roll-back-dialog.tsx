import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { ProblemList } from '../import/problem-list.tsx';
import { findProblems } from '../new-brand/find-problems.ts';
import { useRollBackReleaseMutation } from '../releases.api.ts';

interface RollBackDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /**
   * Number of the last change of the live site that the operator has seen. The call sends it as the version of the
   * live site. If the live site has changed since then, the gateway rejects the call.
   */
  readonly liveNumber: number;
  readonly onClose: () => void;
}

/**
 * Dialog that rolls back to a release that members have seen before. It describes what the rollback does not restore.
 */
export const RollBackDialog = ({ brand, releaseId, liveNumber, onClose }: RollBackDialogProps) => {
  const t = useTexts('studio');
  const act = useAct();
  const [rollBack, rollingBack] = useRollBackReleaseMutation();
  const handleSubmit = async (reason: string) => {
    const request = { brand, environment: 'live' as const, releaseId, reason };
    if (await act(rollBack({ request, version: liveNumber }), t('brand.rolledBack'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('brand.rollBackTitle')}
      detail={t('brand.rollBackDetail')}
      submit={t('brand.rollBack')}
      isPending={rollingBack.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    >
      <ProblemList problems={findProblems(rollingBack.error)} />
    </ReasonDialog>
  );
};
