import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './open-account.module.css';
import { categories, isRate, isSeries, leastSeries, type Own, type Typed } from './terms.ts';

interface TermsFieldsProps {
  readonly own: Own;
  readonly value: Typed;
  readonly onChange: (typed: Typed) => void;
}

/** What the newcomer is given of one's own rates; left empty, all of it. */
export const TermsFields = ({ own, value, onChange }: TermsFieldsProps) => {
  const { t } = useTranslation(['team', 'games']);
  const given = categories.filter((category) => Number(own.rates[category] ?? 0) > 0);
  const series = t('team:open.seriesHint', { least: leastSeries, most: own.series });
  return (
    <details className={styles.terms}>
      <summary className={styles.termsHead}>
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
          placeholder={String(own.series)}
          hint={series}
          {...(!isSeries(value.series, own) && { error: series })}
          onChange={({ target }) => onChange({ ...value, series: target.value })}
        />
        {given.map((category) => {
          const most = own.rates[category] ?? '0.00';
          const typed = value.rates[category] ?? '';
          const hint = t('team:open.rateHint', { most });
          return (
            <TextField
              key={category}
              label={t('team:open.rate', { category: t(`games:category.${category}`) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              end="%"
              value={typed}
              placeholder={most}
              hint={hint}
              {...(!isRate(typed, most) && { error: hint })}
              onChange={({ target }) => onChange({ ...value, rates: { ...value.rates, [category]: target.value } })}
            />
          );
        })}
      </div>
    </details>
  );
};
