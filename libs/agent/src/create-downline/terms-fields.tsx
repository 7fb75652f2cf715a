import { ChipRow } from '@livery/ui/chip-row';
import { DescriptionList } from '@livery/ui/description-list';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './create-downline.module.css';
import {
  categories,
  getRateMargin,
  getSeriesMargin,
  getTerms,
  type MaxTerms,
  minSeries,
  parseRate,
  parseSeries,
  type TermsChoice,
  termsChoices,
  type TermsInput,
} from './terms.ts';

interface TermsFieldsProps {
  readonly maxTerms: MaxTerms;
  readonly value: TermsInput;
  readonly onChange: (terms: TermsInput) => void;
}

/**
 * Returns the game categories in which the agent's own rebate rate is above zero, each with this rate. The rebate rate
 * is the percentage of each bet that the agent earns.
 */
const listOfferedRates = (maxTerms: MaxTerms) =>
  categories
    .map((category) => ({ category, maxRate: maxTerms.rates[category] ?? '0.00' }))
    .filter(({ maxRate }) => Number(maxRate) > 0);

/**
 * Fields for the terms of a new downline: the series (the number that determines the lottery prizes) and the rates.
 * The agent selects predefined terms or enters values. For each value, the form shows the percentage of the bets that
 * remains for the agent.
 */
export const TermsFields = ({ maxTerms, value, onChange }: TermsFieldsProps) => {
  const { t } = useTranslation('team');
  return (
    <section className={styles.terms} aria-labelledby="downline-terms">
      <h2 id="downline-terms" className={styles.termsTitle}>
        {t('open.terms')}
      </h2>
      <ChipRow
        label={t('open.terms')}
        choices={termsChoices.map((choice) => [
          choice,
          choice === 'same' ? t('link.asMine') : t(`open.choice.${choice}`),
        ])}
        value={value.choice}
        onSelect={(choice) => onChange({ ...value, choice: choice as TermsChoice })}
      />
      {value.choice === 'own' ? (
        <TypedTerms maxTerms={maxTerms} value={value} onChange={onChange} />
      ) : (
        <FixedTerms maxTerms={maxTerms} value={value} />
      )}
      <p className={styles.note}>{t('open.termsHint')}</p>
    </section>
  );
};

/**
 * Shows the series (the number that determines the lottery prizes) and the rebate rates of the predefined terms that
 * the agent has selected. The agent cannot edit these values.
 */
const FixedTerms = ({ maxTerms, value }: Omit<TermsFieldsProps, 'onChange'>) => {
  const { t } = useTranslation(['team', 'games']);
  const { series, rates } = getTerms(value, maxTerms) ?? maxTerms;
  const withMargin = (shown: string, rate: string): string => `${shown} · ${t('team:open.keep', { rate })}`;
  return (
    <DescriptionList
      items={[
        [t('team:open.series'), withMargin(String(series), getSeriesMargin(series, maxTerms))],
        ...listOfferedRates(maxTerms).map(({ category, maxRate }) => {
          const rate = rates[category] ?? '0.00';
          return [t(`games:category.${category}`), withMargin(`${rate}%`, getRateMargin(rate, maxRate))] as const;
        }),
      ]}
    />
  );
};

/**
 * Input fields for the series (the number that determines the lottery prizes) and the rates. They are shown when the
 * agent does not select predefined terms.
 */
const TypedTerms = ({ maxTerms, value, onChange }: TermsFieldsProps) => {
  const { t } = useTranslation(['team', 'games']);
  const series = parseSeries(value.series, maxTerms);
  const seriesLimits = t('team:open.seriesHint', { least: minSeries, most: maxTerms.series });
  const keep = (rate: string): string => t('team:open.keep', { rate });
  return (
    <>
      <TextField
        label={t('team:open.series')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value.series}
        {...(series === undefined
          ? { error: seriesLimits }
          : { hint: `${seriesLimits} · ${keep(getSeriesMargin(series, maxTerms))}` })}
        onChange={({ target }) => onChange({ ...value, series: target.value })}
      />
      {listOfferedRates(maxTerms).map(({ category, maxRate }) => {
        const typed = value.rates[category] ?? '';
        const rate = parseRate(typed, maxRate);
        const limit = t('team:open.rateHint', { most: maxRate });
        return (
          <TextField
            key={category}
            label={t('team:open.rate', { category: t(`games:category.${category}`) })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            end="%"
            value={typed}
            {...(rate === undefined ? { error: limit } : { hint: `${limit} · ${keep(getRateMargin(rate, maxRate))}` })}
            onChange={({ target }) => onChange({ ...value, rates: { ...value.rates, [category]: target.value } })}
          />
        );
      })}
    </>
  );
};
