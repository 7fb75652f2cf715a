import type { ContractType } from '@livery/api/agents/agent-contracts';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';

interface PromptDialogProps {
  readonly type: ContractType;
  /** True for a request to end a contract, false for an offer. */
  readonly isEnd: boolean;
  readonly path: string;
  readonly onClose: () => void;
}

/** Dialog for a contract that needs a response. Opens the contract page or closes. */
export const PromptDialog = ({ type, isEnd, path, onClose }: PromptDialogProps) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
      <Button tone="accent" href={path} onClick={onClose}>
        {t('prompt.go')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`type.${type}`)}
      actions={actions}
      isDecision
    >
      <p>{t(isEnd ? 'prompt.end' : 'prompt.offer', { contract: t(`type.${type}`) })}</p>
    </Dialog>
  );
};
