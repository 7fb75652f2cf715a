import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useRollBackReleaseMutation } from '../releases.api.ts';

interface RollBackDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /** Number of changes of the live site that the operator has seen. */
  readonly liveNumber: number;
  readonly onClose: () => void;
}

/** Goes back to a release that members have seen before. It says what does not go back. */
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
