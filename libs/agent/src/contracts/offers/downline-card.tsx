import {
  type DownlineContracts,
  type OfferedContract,
  useRequestContractTerminationMutation,
  useRevokeContractOfferMutation,
} from '@livery/api/agents/agent-contracts';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { ListItemText } from '@livery/ui/list-item';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/cards.module.css';
import { StatusTag } from '../shared/status-tag.tsx';
import { TierList } from '../shared/tier-list.tsx';
import { useContractFormat } from '../shared/use-contract-format.ts';

interface DownlineCardProps {
  readonly downline: DownlineContracts['list'][number];
  readonly canOffer: boolean;
  readonly onOffer: () => void;
}

/**
 * Card of a direct downline (a member directly below the agent) with its contracts. The agent can withdraw an offer
 * or request the end of a contract.
 */
export const DownlineCard = ({ downline: { account, contracts }, canOffer, onOffer }: DownlineCardProps) => {
  const { t } = useTranslation('contracts');
  return (
    <article className={styles.card} aria-label={account}>
      <div className={styles.header}>
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
  const contractFormat = useContractFormat();
  const getErrorMessage = useErrorMessage();
  const [revokeOffer, revoking] = useRevokeContractOfferMutation();
  const [requestTermination, requesting] = useRequestContractTerminationMutation();
  const [isConfirming, setConfirming] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const isOffer = status === 'P' || status === 'E';

  const act = async (): Promise<void> => {
    setErrorMessage(undefined);
    const { error } = await (isOffer ? revokeOffer({ id }) : requestTermination({ id }));
    setConfirming(false);
    if (error) setErrorMessage(getErrorMessage(error));
    else showToast({ kind: 'success', text: t(isOffer ? 'team.withdrawn' : 'team.endAsked') });
  };
  return (
    <div className={styles.cards} role="group" aria-label={t(`type.${type}`)}>
      <div className={styles.header}>
        <ListItemText name={t(`type.${type}`)} detail={contractFormat.category(category)} />
        <StatusTag status={status} />
      </div>
      <TierList type={type} tiers={tiers} />
      {errorMessage && (
        <p role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
      {(isOffer || status === 'A') && (
        <span>
          <Button size="small" tone="plain" onClick={() => setConfirming(true)}>
            {t(isOffer ? 'team.withdraw' : 'team.askEnd')}
          </Button>
        </span>
      )}
      {isConfirming && (
        <ConfirmDialog
          isOpen
          title={t(isOffer ? 'team.withdraw' : 'team.askEnd')}
          confirm={t(isOffer ? 'team.withdraw' : 'team.askEnd')}
          isPending={revoking.isLoading || requesting.isLoading}
          isDanger
          cancel={t('shell:action.cancel')}
          onOpenChange={() => setConfirming(false)}
          onConfirm={() => void act()}
        >
          <p>{t(isOffer ? 'team.withdrawDetail' : 'team.askEndDetail')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};
