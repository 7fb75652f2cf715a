import type { ContractTier, ContractType } from '@livery/api/agents/agent-contracts';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './tier-list.module.css';
import { useContractFormat } from './use-contract-format.ts';

/** Lists the tiers (levels) of a contract, each with its requirement and its payout. */
export const TierList = ({ type, tiers }: { readonly type: ContractType; readonly tiers: readonly ContractTier[] }) => {
  const { t } = useTranslation('contracts');
  const { money, count } = useFormat();
  const { rate } = useContractFormat();
  return (
    <ul className={styles.tiers} aria-label={t('tier.label')}>
      {tiers.map((tier) => (
        <li key={`${tier.bet} ${tier.active} ${tier.netLoss ?? ''}`}>
          <span className={styles.requirements}>
            <span>
              {t('tier.bet')} <bdi>{money(tier.bet)}</bdi>
            </span>
            {type === 'dividend' && (
              <span>
                {t('tier.netLoss')} <bdi>{money(tier.netLoss ?? '0.00')}</bdi>
              </span>
            )}
            {tier.active > 0 && (
              <span>
                {t('tier.active')} <bdi>{count(tier.active)}</bdi>
              </span>
            )}
          </span>
          <bdi className={styles.payout}>{rate(tier)}</bdi>
        </li>
      ))}
    </ul>
  );
};
