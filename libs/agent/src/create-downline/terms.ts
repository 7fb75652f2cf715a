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

/** Choices for the terms of a new downline: one step below the agent's own, the same, or values that the agent types. */
export const termsChoices = ['below', 'same', 'own'] as const;
export type TermsChoice = (typeof termsChoices)[number];

/** Terms of a new downline as chosen and typed. */
export interface TermsInput {
  readonly choice: TermsChoice;
  readonly series: string;
  readonly rates: Readonly<Record<string, string>>;
}

/** Series and rates of a new downline. The rates are in percent with two decimals. */
export interface Terms {
  readonly series: number;
  readonly rates: Readonly<Record<string, string>>;
}

export const categories = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'] as const;
export const minSeries = 1700;
/** Difference between an agent and the level below it, unless the agent chooses other terms. */
const seriesStep = 10;
const rateStepMinor = parseAmount('0.10');
/** One point of the series is worth 0.05 percent of a stake, because the prizes are a share of 2000. */
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

/** Returns the terms that the form begins with: one step below the agent's own. */
export const getInitialTerms = (maxTerms: MaxTerms): TermsInput => {
  const { series, rates } = getTermsBelow(maxTerms);
  return { choice: 'below', series: String(series), rates };
};

/** Returns the typed series, or undefined if it is not between the minimum and the agent's own. */
export const parseSeries = (typed: string, maxTerms: MaxTerms): number | undefined => {
  const digits = toLatinDigits(typed.trim());
  const series = Number(digits);
  return /^\d{4}$/.test(digits) && series >= minSeries && series <= maxTerms.series ? series : undefined;
};

/** Returns the typed rate with two decimals, or undefined if it is not between zero and the agent's own. */
export const parseRate = (typed: string, maxRate: string): string | undefined => {
  const rate = parseAmountInput(typed.trim());
  return rate !== undefined && rate <= parseAmount(maxRate) ? formatAmount(rate) : undefined;
};

/** Returns the chosen terms, or undefined if a typed value is not within the agent's own terms. */
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

/** Returns the percentage of each stake that the agent keeps, for the lottery series. */
export const getSeriesMargin = (series: number, maxTerms: MaxTerms): string =>
  formatAmount((maxTerms.series - series) * percentMinorPerPoint);

/** Returns the percentage of each valid bet that the agent keeps, for a rate. */
export const getRateMargin = (rate: string, maxRate: string): string =>
  formatAmount(parseAmount(maxRate) - parseAmount(rate));

/**
 * Converts the chosen terms to the fields of the request. Without fields, the gateway gives the new downline the terms
 * that the agent has at that moment. Returns undefined if a typed value is not within the agent's own terms.
 */
export const toTermsRequest = (input: TermsInput, maxTerms: MaxTerms): Partial<Terms> | undefined =>
  input.choice === 'same' ? {} : getTerms(input, maxTerms);
