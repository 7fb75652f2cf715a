import { formatAmount, parseAmount } from '@livery/contract/money';
import { parseAmountInput, toLatinDigits } from '@livery/kit/parse/parse-amount-input';

/**
 * The agent's own terms, which are the upper limit for a downline. `series` determines the lottery prizes. The rates
 * are in percent, by category.
 */
export interface MaxTerms {
  readonly series: number;
  readonly rates: Readonly<Record<string, string>>;
}

/** Terms of a new downline as typed. An empty value means the same value as the agent's own. */
export interface TermsInput {
  readonly series: string;
  readonly rates: Readonly<Record<string, string>>;
}

export const categories = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'] as const;
export const minSeries = 1700;
export const emptyTerms: TermsInput = { series: '', rates: {} };

export const isValidSeries = (typed: string, maxTerms: MaxTerms): boolean =>
  typed.trim() === '' ||
  (/^\d{4}$/.test(toLatinDigits(typed.trim())) &&
    Number(toLatinDigits(typed.trim())) >= minSeries &&
    Number(toLatinDigits(typed.trim())) <= maxTerms.series);

export const isValidRate = (typed: string, maxRate: string): boolean => {
  if (typed.trim() === '') return true;
  const rate = parseAmountInput(typed.trim());
  return rate !== undefined && rate <= parseAmount(maxRate);
};

export const areValidTerms = ({ series, rates }: TermsInput, maxTerms: MaxTerms): boolean =>
  isValidSeries(series, maxTerms) &&
  categories.every((category) => isValidRate(rates[category] ?? '', maxTerms.rates[category] ?? '0.00'));

/**
 * Converts the typed terms to the fields of the request. If at least one rate is typed, the request contains all rates.
 * An empty rate then becomes the agent's own rate.
 */
export const toTermsRequest = (
  { series, rates }: TermsInput,
  maxTerms: MaxTerms,
): { series?: number; rates?: Record<string, string> } => {
  const isAnyRate = Object.values(rates).some((rate) => rate.trim() !== '');
  return {
    ...(series.trim() && { series: Number(toLatinDigits(series.trim())) }),
    ...(isAnyRate && {
      rates: Object.fromEntries(
        categories.map((category) => [
          category,
          formatAmount(
            parseAmountInput((rates[category] ?? '').trim()) ?? parseAmount(maxTerms.rates[category] ?? '0.00'),
          ),
        ]),
      ),
    }),
  };
};
