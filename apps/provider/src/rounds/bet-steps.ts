/** How many units of a currency stand for about one of a strong one. Unlisted ones count as 1. */
const scales: Readonly<Record<string, number>> = {
  PHP: 10, THB: 10, INR: 10, MXN: 10, TRY: 10, EGP: 10, BDT: 20, NPR: 20, RUB: 20, KZT: 100, JPY: 100, HUF: 100, ARS: 200, CLP: 200, KRW: 500,
  COP: 1000, VND: 5000, IDR: 5000, KHR: 1000, MMK: 1000, UZS: 2000, LAK: 5000, IRR: 10_000, IRT: 1000, IQD: 200, PYG: 1000,
};
const steps = [20, 40, 100, 200, 400, 1000, 2000, 4000, 10_000];
const defaultStep = 2;

/** The total bets that a game offers in a currency, in minor units, each a whole number on every one of twenty lines. */
export const betSteps = (currency: string): readonly number[] => steps.map((step) => step * (scales[currency] ?? 1));

/** The bet a player starts with, in minor units. */
export const defaultBet = (currency: string): number => betSteps(currency)[defaultStep] ?? 0;
