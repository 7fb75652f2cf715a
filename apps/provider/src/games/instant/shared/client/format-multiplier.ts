import { ltr } from '../../../../client/text/ltr.ts';
import type { Ratio } from '../../../../engine/math/ratio.ts';
import { toNumber } from '../rules/payout.ts';

/**
 * Formats a multiplier, e.g. `×1.45`. A multiplier of 100 or more has no decimals. Rounds down, so that the shown
 * multiplier is never higher than the real one.
 */
export const formatMultiplier = ({ numerator, denominator }: Ratio): string => {
  const value = Number((numerator * 100n) / denominator) / 100;
  return ltr(`×${value >= 100 ? Math.floor(value).toLocaleString('en') : value.toFixed(2)}`);
};

/** Formats a chance in percent, e.g. `48.5%`. */
export const formatChance = (chance: Ratio): string => ltr(`${Number((toNumber(chance) * 100).toPrecision(4))}%`);

/** Formats two numbers as a fraction, e.g. `3/8`. */
export const formatPart = (part: number, total: number): string => ltr(`${part}/${total}`);
