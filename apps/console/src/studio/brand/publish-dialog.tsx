import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { usePublishReleaseMutation, useRollBackReleaseMutation } from '../releases.api.ts';

interface PublishDialogProps {
  readonly brand: string;
  readonly releaseId: string;
  /** Number of changes of the live site that the operator has seen. */
  readonly liveNumber: number;
  readonly isRollback: boolean;
  readonly onClose: () => void;
}

/** Publishes a release, or goes back to one, with a reason. */
export const PublishDialog = ({ brand, releaseId, liveNumber, isRollback, onClose }: PublishDialogProps) => {
  const t = useTexts('studio');
  const act = useAct();
  const [publish, publishing] = usePublishReleaseMutation();
  const [rollBack, rollingBack] = useRollBackReleaseMutation();
  const handleSubmit = async (reason: string) => {
    const change = { request: { brand, environment: 'live' as const, releaseId, reason }, version: liveNumber };
    const done = isRollback
      ? await act(rollBack(change), t('brand.rolledBack'))
      : await act(publish(change), t('brand.published'));
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={isRollback ? t('brand.rollBackTitle') : t('brand.publishTitle')}
      detail={isRollback ? t('brand.rollBackDetail') : t('brand.publishDetail')}
      submit={isRollback ? t('brand.rollBack') : t('brand.publish')}
      isPending={publishing.isLoading || rollingBack.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    />
  );
};
