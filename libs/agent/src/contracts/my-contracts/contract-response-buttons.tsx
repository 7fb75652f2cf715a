import {
  type AgentContract,
  type ContractType,
  useRespondToContractMutation,
} from '@livery/api/agents/agent-contracts';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/cards.module.css';

type ResponseChoice = 'accept' | 'reject' | 'keep' | 'end';
const statuses = { accept: 'A', reject: 'R', keep: 'A', end: 'C' } as const satisfies Record<
  ResponseChoice,
  'A' | 'R' | 'C'
>;

/**
 * Buttons for the agent's response to a contract. For an offer, the agent accepts or rejects the offer. If the agent
 * above requests the end of the contract, this agent agrees or continues the contract. Each button first opens a
 * confirmation dialog.
 */
export const ContractResponseButtons = ({
  type,
  contract: { id, status },
}: {
  readonly type: ContractType;
  readonly contract: AgentContract;
}) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const getErrorMessage = useErrorMessage();
  const [respond, { isLoading }] = useRespondToContractMutation();
  const [pendingResponse, setPendingResponse] = useState<ResponseChoice>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const isEnd = status === 'V';
  if (!isEnd && status !== 'P' && status !== 'E') return null;

  const sendResponse = async (response: ResponseChoice): Promise<void> => {
    setErrorMessage(undefined);
    const { error } = await respond({ type, id, status: statuses[response] });
    setPendingResponse(undefined);
    if (error) setErrorMessage(getErrorMessage(error));
    else showToast({ kind: 'success', text: t(`answer.${response}Done`) });
  };
  const [no, yes] = isEnd ? (['end', 'keep'] as const) : (['reject', 'accept'] as const);
  return (
    <>
      {isEnd && <p className={styles.lead}>{t('answer.endAsked')}</p>}
      {errorMessage && (
        <p role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setPendingResponse(no)}>{t(`answer.${no}`)}</Button>
        <Button tone="accent" onClick={() => setPendingResponse(yes)}>
          {t(`answer.${yes}`)}
        </Button>
      </div>
      {pendingResponse && (
        <ConfirmDialog
          isOpen
          title={t(`answer.${pendingResponse}Title`)}
          confirm={t(`answer.${pendingResponse}`)}
          isPending={isLoading}
          isDanger={pendingResponse === 'end' || pendingResponse === 'reject'}
          cancel={t('shell:action.cancel')}
          onOpenChange={() => setPendingResponse(undefined)}
          onConfirm={() => void sendResponse(pendingResponse)}
        >
          <p>{t(`answer.${pendingResponse}Detail`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
