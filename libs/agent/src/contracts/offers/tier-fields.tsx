import type { ContractType } from '@livery/api/agents/agent-contracts';
import { Button } from '@livery/ui/button';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { DraftTier, TierError } from './offer-draft.ts';
import styles from '../../shared/cards.module.css';

interface TierFieldsProps {
  readonly type: ContractType;
  readonly number: string;
  readonly tier: DraftTier;
  readonly error: TierError | undefined;
  readonly onChange: (change: Partial<DraftTier>) => void;
  /** Removes the tier. Undefined if the offer has only one tier, because an offer needs at least one tier. */
  readonly onRemove?: () => void;
}

/** Input fields for one tier of a contract offer. A tier is a level with its requirements and its rate. */
export const TierFields = ({ type, number, tier, error, onChange, onRemove }: TierFieldsProps) => {
  const { t } = useTranslation('contracts');
  const field = (name: 'bet' | 'active' | 'netLoss' | 'rate', label: string) => (
    <TextField
      label={label}
      value={tier[name]}
      inputMode={name === 'active' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={14}
      dir="ltr"
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <fieldset className={styles.tier}>
      <legend>{t('form.tier', { number })}</legend>
      {field('bet', t('tier.bet'))}
      {field('active', t('tier.active'))}
      {type === 'dividend' && <div className={styles.wide}>{field('netLoss', t('tier.netLoss'))}</div>}
      {type !== 'dividend' && (
        <SegmentedControl
          className={styles.wide ?? ''}
          label={t('form.rateType')}
          segments={[
            { id: 'P', label: t('form.percent') },
            { id: 'F', label: t('form.fixed') },
          ]}
          value={tier.rateType}
          onSelect={(id) => onChange({ rateType: id === 'F' ? 'F' : 'P' })}
        />
      )}
      <div className={styles.wide}>
        {field('rate', tier.rateType === 'P' ? t('form.ratePercent') : t('form.rateFixed'))}
      </div>
      {error && (
        <p role="alert" className={`${styles.error} ${styles.wide}`}>
          {t(`form.mistake.${error}`)}
        </p>
      )}
      {onRemove && (
        <span className={styles.wide}>
          <Button size="small" tone="plain" onClick={onRemove}>
            {t('form.remove', { number })}
          </Button>
        </span>
      )}
    </fieldset>
  );
};
