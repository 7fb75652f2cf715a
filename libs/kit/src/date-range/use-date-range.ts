import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '../brand/brand.ts';
import {
  changeDateRange,
  type DateRange,
  type DateRangePreset,
  dateRangePresets,
  getDateLimits,
  parseDateRange,
  resolveDateRange,
} from './date-range.ts';

/**
 * Preset that is used until the member selects a range. It is a week, because a list for a day is often empty, and a
 * list for a quarter is often too long.
 */
const defaultPreset: DateRangePreset = 'week';
const ownChoice = 'custom';
const choices = [...dateRangePresets, ownChoice] as const;

const isPreset = (choice: string | null): choice is DateRangePreset =>
  dateRangePresets.some((preset) => preset === choice);

/**
 * Returns the selected date range, and the props of the `DateRangePicker` that selects it. The URL contains the
 * selection as the parameter `range`, or as `from` and `to` for a custom range. So the selection is the same after the
 * member opens another page and goes back. Invalid parameters select the default range.
 */
export const useDateRange = () => {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const [search, setSearch] = useSearchParams();
  const limits = getDateLimits(timeZone);
  const requested = search.get('range');
  const own = requested === ownChoice ? parseDateRange(search.get('from'), search.get('to'), limits) : undefined;
  const preset = isPreset(requested) ? requested : defaultPreset;
  const range: DateRange = own ?? resolveDateRange(preset, timeZone);

  const setParams = (params: Readonly<Record<'range' | 'from' | 'to', string | undefined>>): void =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(params)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const setOwn = ({ startDate, endDate }: DateRange): void =>
    setParams({ range: ownChoice, from: startDate, to: endDate });

  return {
    range,
    picker: {
      label: t('range.label'),
      value: own ? ownChoice : preset,
      onSelect: (choice: string): void =>
        choice === ownChoice
          ? setOwn(range)
          : setParams({ range: choice === defaultPreset ? undefined : choice, from: undefined, to: undefined }),
      choices: choices.map((each) => [each, t(`range.${each}`)] as const),
      days: own && {
        from: own.startDate,
        to: own.endDate,
        ...limits,
        fromLabel: t('range.from'),
        toLabel: t('range.to'),
        onChange: (changed: { readonly from?: string; readonly to?: string }): void =>
          setOwn(changeDateRange(own, changed)),
      },
    },
  };
};
