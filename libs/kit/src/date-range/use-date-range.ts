import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand.ts';
import { type DateRangePreset, dateRangePresets, type DateRange, resolveDateRange } from './date-range.ts';
import { useSearchParamChoice } from '../navigation/use-search-param-choice.ts';

/**
 * The week is first because the first choice is the default. A single day often has no records, and a quarter has many.
 */
const order = ['week', ...dateRangePresets.filter((preset) => preset !== 'week')] as const;

/** Returns the chosen date range, and the props of the `ChipRow` that selects the range. */
export const useDateRange = () => {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const [preset, select] = useSearchParamChoice<DateRangePreset>('range', order);
  const range: DateRange = resolveDateRange(preset, timeZone);
  return {
    range,
    chips: {
      label: t('range.label'),
      value: preset,
      onSelect: select,
      choices: dateRangePresets.map((each) => [each, t(`range.${each}`)] as const),
    },
  };
};
