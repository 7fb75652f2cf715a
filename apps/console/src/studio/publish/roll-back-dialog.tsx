import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useRollBackReleaseMutation } from '../releases.api.ts';

interface RollBackDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /** Number of the last live-site change that the operator has seen. It is sent as the version of the live site. */
  readonly liveNumber: number;
  readonly onClose: () => void;
}

/** Goes back to a release that members have seen before. The dialog describes what the rollback does not restore. */
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
    />
  );
};
