import type { DrawResult, LotteryFamily } from '@livery/contract/lottery/families';
import type { Method } from './method.ts';
import { fast3Methods } from './methods/fast3.ts';
import { pk10Methods } from './methods/pk10.ts';
import { fourDMethods, northMethods, southMethods } from './methods/prizes.ts';
import { sscMethods } from './methods/ssc.ts';
import { type Picks, readSelection } from './selection.ts';

export type { Method } from './method.ts';

/**
 * All betting methods of each lottery family. A family is a type of lottery, e.g. `PK10` (car race) or `FAST3`
 * (dice). The app and the gateway (the server) use the same methods to count units and to find winning bets.
 */
export const methodsByFamily: Readonly<Record<LotteryFamily, readonly Method[]>> = {
  SSC: sscMethods,
  PK10: pk10Methods,
  FAST3: fast3Methods,
  VN_NORTH: northMethods,
  VN_SOUTH: southMethods,
  FOURD: fourDMethods,
};

export const findMethod = (family: LotteryFamily, code: string): Method | undefined =>
  methodsByFamily[family].find((method) => method.code === code);

/**
 * Parses the selection of one bet, and counts its units (picked combinations for which the member pays). Returns
 * undefined if the text is not a valid selection for the method, or if the selection has no complete combination.
 */
export const readLine = (
  method: Method,
  selection: string,
): { readonly picks: Picks; readonly units: number } | undefined => {
  const picks = readSelection(method.fields, selection);
  const units = picks ? method.units(picks) : 0;
  return picks && units > 0 ? { picks, units } : undefined;
};

/**
 * Returns the number of winning units of one bet for each prize tier. Throws a RangeError if the selection is invalid.
 */
export const countWins = (
  family: LotteryFamily,
  code: string,
  selection: string,
  result: DrawResult,
): readonly number[] => {
  const method = findMethod(family, code);
  const line = method && readLine(method, selection);
  if (!method || !line)
    throw new RangeError(
      `"${selection}" is not a valid selection of ${family} ${code}: validate bets before they are placed`,
    );
  return method.wins(line.picks, result);
};
