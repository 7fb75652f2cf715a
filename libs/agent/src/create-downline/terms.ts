import { formatAmount, parseAmount } from '@livery/contract/money';
import { parseAmountInput, toLatinDigits } from '@livery/kit/parse/parse-amount-input';

/**
 * The agent's own commission terms. They are the maximum for a downline (a member below the agent). `series` is a
 * number that determines the lottery prizes. `rates` contains the rebate rate of each game category in percent.
 */
export interface MaxTerms {
  readonly series: number;
  readonly rates: Readonly<Record<string, string>>;
}

/**
 * Choices for the terms of a new downline (a member below the agent).
 * - `below`: a little lower than the agent's own terms. The differences are `seriesStep` and `rateStepMinor`.
 * - `same`: equal to the agent's own terms.
 * - `own`: the agent enters the series and the rates.
 */
export const termsChoices = ['below', 'same', 'own'] as const;
export type TermsChoice = (typeof termsChoices)[number];

/**
 * Form values for the terms of a new downline (a member below the agent): the selected choice, and the series and the
 * rates as text.
 */
export interface TermsInput {
  readonly choice: TermsChoice;
  readonly series: string;
  readonly rates: Readonly<Record<string, string>>;
}

/**
 * Terms of a new downline (a member below the agent). `series` is the number that determines the lottery prizes.
 * `rates` contains the rebate rate of each game category in percent, with two decimals.
 */
export interface Terms {
  readonly series: number;
  readonly rates: Readonly<Record<string, string>>;
}

export const categories = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'] as const;
export const minSeries = 1700;
/**
 * Default difference between an agent's series (a number that sets the lottery prizes) and the series of a direct
 * downline.
 */
const seriesStep = 10;
const rateStepMinor = parseAmount('0.10');
/**
 * Value of one point of the series (a number that determines the lottery prizes), in hundredths of a percent of the
 * stake. A series of 2000 pays prizes without a profit for the operator. One point is therefore 1/2000 of the stake:
 * 0.05 percent.
 */
const percentMinorPerPoint = 5;

const getMaxRate = (maxTerms: MaxTerms, category: string): string => maxTerms.rates[category] ?? '0.00';

const getTermsBelow = (maxTerms: MaxTerms): Terms => ({
  series: Math.max(minSeries, maxTerms.series - seriesStep),
  rates: Object.fromEntries(
    categories.map((category) => [
      category,
      formatAmount(Math.max(0, parseAmount(getMaxRate(maxTerms, category)) - rateStepMinor)),
    ]),
  ),
});

/**
 * Returns the initial terms of the form: the agent's own terms minus `seriesStep` and `rateStepMinor`, but not below
 * the minimum.
 */
export const getInitialTerms = (maxTerms: MaxTerms): TermsInput => {
  const { series, rates } = getTermsBelow(maxTerms);
  return { choice: 'below', series: String(series), rates };
};

/**
 * Converts the text that the agent has entered to a series (a number that determines the lottery prizes). Returns
 * undefined if the series is below the minimum or above the agent's own series.
 */
export const parseSeries = (typed: string, maxTerms: MaxTerms): number | undefined => {
  const digits = toLatinDigits(typed.trim());
  const series = Number(digits);
  return /^\d{4}$/.test(digits) && series >= minSeries && series <= maxTerms.series ? series : undefined;
};

/**
 * Converts the text that the agent has entered to a rate with two decimals. Returns undefined if the rate is below zero
 * or above the agent's own rate.
 */
export const parseRate = (typed: string, maxRate: string): string | undefined => {
  const rate = parseAmountInput(typed.trim());
  return rate !== undefined && rate <= parseAmount(maxRate) ? formatAmount(rate) : undefined;
};

/**
 * Returns the terms for the selected choice. Returns undefined if the agent has entered a value below its minimum or
 * above the agent's own value.
 */
export const getTerms = ({ choice, series, rates }: TermsInput, maxTerms: MaxTerms): Terms | undefined => {
  if (choice === 'below') return getTermsBelow(maxTerms);
  if (choice === 'same') return maxTerms;
  const typedSeries = parseSeries(series, maxTerms);
  const typedRates: Record<string, string> = {};
  for (const category of categories) {
    const rate = parseRate(rates[category] ?? '', getMaxRate(maxTerms, category));
    if (rate === undefined) return undefined;
    typedRates[category] = rate;
  }
  return typedSeries === undefined ? undefined : { series: typedSeries, rates: typedRates };
};

/**
 * Returns the agent's profit in percent of each lottery stake of a downline with this `series`. The series is the
 * number that determines the lottery prizes. The profit comes from the difference to the agent's own, higher series.
 */
export const getSeriesMargin = (series: number, maxTerms: MaxTerms): string =>
  formatAmount((maxTerms.series - series) * percentMinorPerPoint);

/**
 * Returns the agent's profit in percent of each valid bet of a downline. It is the agent's own rebate rate (`maxRate`)
 * minus the rebate rate of the downline (`rate`).
 */
export const getRateMargin = (rate: string, maxRate: string): string =>
  formatAmount(parseAmount(maxRate) - parseAmount(rate));

/**
 * Converts the selected terms to the fields of the request. The result for `same` is empty: the gateway then gives the
 * new downline the agent's terms at the time of the request. Returns undefined if an entered value is outside its
 * limits.
 */
export const toTermsRequest = (input: TermsInput, maxTerms: MaxTerms): Partial<Terms> | undefined =>
  input.choice === 'same' ? {} : getTerms(input, maxTerms);
