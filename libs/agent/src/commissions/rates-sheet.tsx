import type { DownlineRates, DownlineRatesList } from '@livery/api/commissions';
import { Button } from '@livery/ui/button';
import { Sheet } from '@livery/ui/sheet';
import { TextField } from '@livery/ui/text-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/cards.module.css';
import { rateCategories } from './rate-rows.ts';
import { useRatesForm } from './use-rates-form.ts';

interface RatesSheetProps {
  readonly maxRates: DownlineRatesList['own'];
  readonly downline: DownlineRates;
  readonly onClose: () => void;
}

/**
 * Sheet in which the agent edits the series and the commission rates of a direct downline (a member directly below the
 * agent). The series is the number that determines the lottery prizes. No value can be higher than the agent's own
 * value. No value can be lower than the highest value among the members below the downline.
 */
export const RatesSheet = ({ maxRates, downline, onClose }: RatesSheetProps) => {
  const { account, least: minRates } = downline;
  const { t } = useTranslation(['contracts', 'games', 'shell']);
  const formId = useId();
  const { series, setSeries, isSeries, typed, setTyped, isRate, submitError, isLoading, submit } = useRatesForm({
    maxRates,
    downline,
    onSaved: onClose,
  });
  const between = (from: string, to: string): string => t('rebates.between', { from, to });
  const seriesHint = between(String(minRates.series), String(maxRates.series));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isLoading && onClose()}
      title={t('rebates.of', { account })}
      footer={
        <Button type="submit" form={formId} tone="accent" isWide isPending={isLoading}>
          {t('rebates.save')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('rebates.series')}
          value={series}
          inputMode="numeric"
          maxLength={4}
          dir="ltr"
          autoComplete="off"
          hint={seriesHint}
          {...(!isSeries && { error: seriesHint })}
          onChange={({ target }) => setSeries(target.value)}
        />
        {rateCategories.map((category) => {
          const hint = between(`${minRates.rates[category]}%`, `${maxRates.rates[category]}%`);
          return (
            <TextField
              key={category}
              label={t(`games:category.${category}`)}
              end="%"
              value={typed[category] ?? ''}
              inputMode="decimal"
              maxLength={5}
              dir="ltr"
              autoComplete="off"
              hint={hint}
              {...(!isRate(category) && { error: hint })}
              onChange={({ target }) => setTyped({ ...typed, [category]: target.value })}
            />
          );
        })}
        {submitError && (
          <p role="alert" className={styles.error}>
            {submitError}
          </p>
        )}
      </form>
    </Sheet>
  );
};
