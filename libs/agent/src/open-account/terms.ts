import { formatAmount, parseAmount } from '@livery/contract/money';
import { readTyped, toLatin } from '@livery/kit/typed-amount';

/** What an agent has itself; rates in percent. */
export interface Own {
  readonly series: number;
  readonly rates: Readonly<Record<string, string>>;
}

/** What was typed for a newcomer. Empty: the same as the agent has. */
export interface Typed {
  readonly series: string;
  readonly rates: Readonly<Record<string, string>>;
}

export const categories = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'] as const;
export const leastSeries = 1700;
export const nothingTyped: Typed = { series: '', rates: {} };

export const isSeries = (typed: string, own: Own): boolean =>
  typed.trim() === '' ||
  (/^\d{4}$/.test(toLatin(typed.trim())) &&
    Number(toLatin(typed.trim())) >= leastSeries &&
    Number(toLatin(typed.trim())) <= own.series);

export const isRate = (typed: string, most: string): boolean => {
  if (typed.trim() === '') return true;
  const rate = readTyped(typed.trim());
  return rate !== undefined && rate <= parseAmount(most);
};

export const areTerms = ({ series, rates }: Typed, own: Own): boolean =>
  isSeries(series, own) && categories.every((category) => isRate(rates[category] ?? '', own.rates[category] ?? '0.00'));

/** As the wire has it: where one rate was typed all are sent, what is empty as the agent's own. */
export const termsOf = ({ series, rates }: Typed, own: Own): { series?: number; rates?: Record<string, string> } => {
  const isAnyRate = Object.values(rates).some((rate) => rate.trim() !== '');
  return {
    ...(series.trim() && { series: Number(toLatin(series.trim())) }),
    ...(isAnyRate && {
      rates: Object.fromEntries(
        categories.map((category) => [
          category,
          formatAmount(readTyped((rates[category] ?? '').trim()) ?? parseAmount(own.rates[category] ?? '0.00')),
        ]),
      ),
    }),
  };
};
