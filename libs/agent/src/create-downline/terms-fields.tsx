import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './create-downline.module.css';
import { categories, isValidRate, isValidSeries, minSeries, type MaxTerms, type TermsInput } from './terms.ts';

interface TermsFieldsProps {
  readonly maxTerms: MaxTerms;
  readonly value: TermsInput;
  readonly onChange: (typed: TermsInput) => void;
}

/**
 * Input fields for the series and the rates of a new downline. An empty field means the same value as the agent's own.
 */
export const TermsFields = ({ maxTerms, value, onChange }: TermsFieldsProps) => {
  const { t } = useTranslation(['team', 'games']);
  const offeredCategories = categories.filter((category) => Number(maxTerms.rates[category] ?? 0) > 0);
  const series = t('team:open.seriesHint', { least: minSeries, most: maxTerms.series });
  return (
    <details className={styles.terms}>
      <summary className={styles.termsHeader}>
        {t('team:open.terms')}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.fields}>
        <p className={styles.note}>{t('team:open.termsHint')}</p>
        <TextField
          label={t('team:open.series')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value.series}
          placeholder={String(maxTerms.series)}
          hint={series}
          {...(!isValidSeries(value.series, maxTerms) && { error: series })}
          onChange={({ target }) => onChange({ ...value, series: target.value })}
        />
        {offeredCategories.map((category) => {
          const maxRate = maxTerms.rates[category] ?? '0.00';
          const typed = value.rates[category] ?? '';
          const hint = t('team:open.rateHint', { most: maxRate });
          return (
            <TextField
              key={category}
              label={t('team:open.rate', { category: t(`games:category.${category}`) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              end="%"
              value={typed}
              placeholder={maxRate}
              hint={hint}
              {...(!isValidRate(typed, maxRate) && { error: hint })}
              onChange={({ target }) => onChange({ ...value, rates: { ...value.rates, [category]: target.value } })}
            />
          );
        })}
      </div>
    </details>
  );
};
