import type { ContractType } from '@livery/api/agents/agent-contracts';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';

interface PromptDialogProps {
  readonly type: ContractType;
  /**
   * True if the upline (the agent directly above) requests the end of a contract. False if the upline offers a
   * contract.
   */
  readonly isEnd: boolean;
  readonly path: string;
  readonly onClose: () => void;
}

/**
 * Dialog for a contract that needs the agent's response. One button opens the contract, and another button closes the
 * dialog.
 */
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
