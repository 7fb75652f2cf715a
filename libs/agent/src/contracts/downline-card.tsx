import {
  type DownlineContracts,
  type OfferedContract,
  useAskContractEndMutation,
  useWithdrawContractMutation,
} from '@livery/api/contracts';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { EntryWords } from '@livery/ui/entry';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../parts/cards.module.css';
import { StatusTag } from './status-tag.tsx';
import { TierList } from './tier-list.tsx';
import { useTerms } from './use-terms.ts';

interface DownlineCardProps {
  readonly downline: DownlineContracts['list'][number];
  readonly canOffer: boolean;
  readonly onOffer: () => void;
}

/** An agent right below with its contracts: an offer can be taken back, an end be asked for. */
export const DownlineCard = ({ downline: { account, contracts }, canOffer, onOffer }: DownlineCardProps) => {
  const { t } = useTranslation('contracts');
  return (
    <article className={styles.card} aria-label={account}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <bdi>{account}</bdi>
        </h2>
        {canOffer && (
          <Button size="small" tone="accent" aria-haspopup="dialog" onClick={onOffer}>
            {t('team.offer')}
          </Button>
        )}
      </div>
      {contracts.length === 0 && <p className={styles.lead}>{t('team.none')}</p>}
      {contracts.map((contract) => (
        <Offered key={contract.id} contract={contract} />
      ))}
    </article>
  );
};

const Offered = ({ contract: { id, type, category, status, tiers } }: { readonly contract: OfferedContract }) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const terms = useTerms();
  const phrase = useErrorPhrase();
  const [withdraw, withdrawing] = useWithdrawContractMutation();
  const [askEnd, asking] = useAskContractEndMutation();
  const [isAsked, setAsked] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const isOffer = status === 'P' || status === 'E';

  const act = async (): Promise<void> => {
    setMistake(undefined);
    const { error } = await (isOffer ? withdraw({ id }) : askEnd({ id }));
    setAsked(false);
    if (error) setMistake(phrase(error));
    else showToast({ kind: 'success', text: t(isOffer ? 'team.withdrawn' : 'team.endAsked') });
  };
  return (
    <div className={styles.cards} role="group" aria-label={t(`type.${type}`)}>
      <div className={styles.head}>
        <EntryWords name={t(`type.${type}`)} detail={terms.category(category)} />
        <StatusTag status={status} />
      </div>
      <TierList type={type} tiers={tiers} />
      {mistake && (
        <p role="alert" className={styles.mistake}>
          {mistake}
        </p>
      )}
      {(isOffer || status === 'A') && (
        <span>
          <Button size="small" tone="plain" onClick={() => setAsked(true)}>
            {t(isOffer ? 'team.withdraw' : 'team.askEnd')}
          </Button>
        </span>
      )}
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t(isOffer ? 'team.withdraw' : 'team.askEnd')}
          confirm={t(isOffer ? 'team.withdraw' : 'team.askEnd')}
          isPending={withdrawing.isLoading || asking.isLoading}
          isDanger
          cancel={t('shell:action.cancel')}
          onOpenChange={() => setAsked(false)}
          onConfirm={() => void act()}
        >
          <p>{t(isOffer ? 'team.withdrawDetail' : 'team.askEndDetail')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};
