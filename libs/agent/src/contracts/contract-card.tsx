import type { AgentContract, ContractType } from '@livery/api/contracts';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { WarningIcon } from '@livery/ui/icons/warning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractAnswer } from './contract-answer.tsx';
import { ExplanationSheet } from './explanation-sheet.tsx';
import styles from '../parts/cards.module.css';
import { isolated } from '../parts/isolated.ts';
import { StatusTag } from './status-tag.tsx';
import { TierList } from './tier-list.tsx';
import { useTerms } from './use-terms.ts';

interface ContractCardProps {
  readonly type: ContractType;
  readonly contract: AgentContract;
}

/** One contract: what it asks for and gives, and where it waits for an answer, what that answer would mean. */
export const ContractCard = ({ type, contract }: ContractCardProps) => {
  const { t } = useTranslation('contracts');
  const { money, moment } = useFormat();
  const terms = useTerms();
  const [isExplained, setExplained] = useState(false);
  const { category, status, offeredBy, offeredAt, acceptedAt, tiers, simulation, beatenBy } = contract;
  const title = terms.category(category);
  return (
    <article className={styles.card} aria-label={`${title}, ${t(`status.${status}`)}`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{title}</h2>
          <span className={styles.detail}>
            {acceptedAt
              ? t('since', { time: moment(acceptedAt) })
              : t(offeredBy ? 'offered' : 'offeredByHouse', {
                  account: isolated(offeredBy ?? ''),
                  time: moment(offeredAt),
                })}
          </span>
        </div>
        <StatusTag status={status} />
      </div>
      <TierList type={type} tiers={tiers} />
      {simulation && (
        <div className={styles.note}>
          <span className={styles.detail}>
            {t('simulation.lead', { period: terms.period(type, simulation.from, simulation.to) })}
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
              {t('beaten.line', { account: isolated(each.account), rate: terms.rate(each) })}
            </span>
          ))}
          <span className={styles.detail}>{t('beaten.detail')}</span>
        </div>
      )}
      <ContractAnswer type={type} contract={contract} />
      {isExplained && simulation && (
        <ExplanationSheet type={type} result={simulation} onClose={() => setExplained(false)} />
      )}
    </article>
  );
};
