import type { AgentContract, ContractType } from '@livery/api/agents/agent-contracts';
import { isolateText } from '@livery/kit/format/bidi';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { WarningIcon } from '@livery/ui/icons/warning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractResponseButtons } from './contract-response-buttons.tsx';
import { ExplanationSheet } from '../payouts/explanation-sheet.tsx';
import styles from '../../shared/cards.module.css';
import { StatusTag } from '../shared/status-tag.tsx';
import { TierList } from '../shared/tier-list.tsx';
import { useContractFormat } from '../shared/use-contract-format.ts';

interface ContractCardProps {
  readonly type: ContractType;
  readonly contract: AgentContract;
}

/**
 * Shows one salary or dividend contract of the agent with its tiers (levels). For an offer, also shows the amount that
 * the offer would have paid for a past period. If members below the agent already have a higher rate than the offer, a
 * warning lists these members. The gateway holds back the dividends of a team with such members.
 */
export const ContractCard = ({ type, contract }: ContractCardProps) => {
  const { t } = useTranslation('contracts');
  const { money, dateTime } = useFormat();
  const contractFormat = useContractFormat();
  const [isExplained, setExplained] = useState(false);
  const { category, status, offeredBy, offeredAt, acceptedAt, tiers, simulation, beatenBy } = contract;
  const title = contractFormat.category(category);
  return (
    <article className={styles.card} aria-label={`${title}, ${t(`status.${status}`)}`}>
      <div className={styles.header}>
        <div className={styles.text}>
          <h2 className={styles.heading}>{title}</h2>
          <span className={styles.detail}>
            {acceptedAt
              ? t('since', { time: dateTime(acceptedAt) })
              : t(offeredBy ? 'offered' : 'offeredByHouse', {
                  account: isolateText(offeredBy ?? ''),
                  time: dateTime(offeredAt),
                })}
          </span>
        </div>
        <StatusTag status={status} />
      </div>
      <TierList type={type} tiers={tiers} />
      {simulation && (
        <div className={styles.note}>
          <span className={styles.detail}>
            {t('simulation.lead', { period: contractFormat.period(type, simulation.from, simulation.to) })}
          </span>
          <bdi className={styles.figure}>{money(simulation.amount)}</bdi>
          <span>
            <Button size="small" onClick={() => setExplained(true)} aria-haspopup="dialog">
              {t('why.title')}
            </Button>
          </span>
        </div>
      )}
      {beatenBy.length > 0 && (
        <div role="note" className={styles.note} data-tone="danger">
          <WarningIcon />
          <strong>{t('beaten.title')}</strong>
          {beatenBy.map((each) => (
            <span key={each.account}>
              {t('beaten.line', { account: isolateText(each.account), rate: contractFormat.rate(each) })}
            </span>
          ))}
          <span className={styles.detail}>{t('beaten.detail')}</span>
        </div>
      )}
      <ContractResponseButtons type={type} contract={contract} />
      {isExplained && simulation && (
        <ExplanationSheet type={type} result={simulation} onClose={() => setExplained(false)} />
      )}
    </article>
  );
};
