import { type AgentContract, type ContractType, useAnswerContractMutation } from '@livery/api/contracts';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../parts/cards.module.css';

type Given = 'accept' | 'reject' | 'keep' | 'end';
const statuses = { accept: 'A', reject: 'R', keep: 'A', end: 'C' } as const satisfies Record<Given, 'A' | 'R' | 'C'>;

/** The two answers to what is asked; each is asked about once more before it is given. */
export const ContractAnswer = ({
  type,
  contract: { id, status },
}: {
  readonly type: ContractType;
  readonly contract: AgentContract;
}) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const phrase = useErrorPhrase();
  const [answer, { isLoading }] = useAnswerContractMutation();
  const [asked, setAsked] = useState<Given>();
  const [mistake, setMistake] = useState<string>();
  const isEnd = status === 'V';
  if (!isEnd && status !== 'P' && status !== 'E') return null;

  const give = async (given: Given): Promise<void> => {
    setMistake(undefined);
    const { error } = await answer({ type, id, status: statuses[given] });
    setAsked(undefined);
    if (error) setMistake(phrase(error));
    else showToast({ kind: 'success', text: t(`answer.${given}Done`) });
  };
  const [no, yes] = isEnd ? (['end', 'keep'] as const) : (['reject', 'accept'] as const);
  return (
    <>
      {isEnd && <p className={styles.lead}>{t('answer.endAsked')}</p>}
      {mistake && (
        <p role="alert" className={styles.mistake}>
          {mistake}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setAsked(no)}>{t(`answer.${no}`)}</Button>
        <Button tone="accent" onClick={() => setAsked(yes)}>
          {t(`answer.${yes}`)}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t(`answer.${asked}Title`)}
          confirm={t(`answer.${asked}`)}
          isPending={isLoading}
          isDanger={asked === 'end' || asked === 'reject'}
          cancel={t('shell:action.cancel')}
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => void give(asked)}
        >
          <p>{t(`answer.${asked}Detail`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
