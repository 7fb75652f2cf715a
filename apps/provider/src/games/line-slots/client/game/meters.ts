import { countUp } from '../../../../client/count-up.ts';
import type { MoneyFormat } from '../../../../client/money-format.ts';
import { showAmount } from '../../../../client/fit-amount.ts';
import type { View } from '../hud/view.ts';

export interface MetersOptions {
  readonly view: View;
  readonly money: MoneyFormat;
  readonly table: { /** Minor units. */ readonly balance: number };
  readonly onBalance: (minor: number) => void;
}

/** Balance, bet and win below the reels. Amounts in minor units. */
export interface Meters {
  readonly balance: () => number;
  /** Shows the balance, and reports it to the embedding page. */
  readonly setBalance: (minor: number) => void;
  /** Deducts the bet from the shown balance before the wallet responds. */
  readonly anticipateBet: (minor: number) => void;
  readonly setBet: (minor: number) => void;
  readonly clearWin: () => void;
  readonly countWin: (from: number, to: number, durationMs: number) => Promise<void>;
}

export const createMeters = ({ view, money, table, onBalance }: MetersOptions): Meters => {
  let balance = table.balance;
  const show = (minor: number): void => {
    showAmount(view.balance, money.full(minor));
  };
  const setBalance = (minor: number): void => {
    balance = minor;
    show(minor);
    onBalance(minor);
  };
  setBalance(balance);
  view.win.textContent = '–';
  return {
    balance: () => balance,
    setBalance,
    anticipateBet: (minor) => show(balance - minor),
    setBet: (minor) => {
      showAmount(view.bet, money.full(minor));
    },
    clearWin: () => {
      view.win.textContent = '–';
      delete view.win.dataset['lit'];
    },
    countWin: (from, to, durationMs) => {
      view.win.dataset['lit'] = '';
      return countUp(from, to, durationMs, (value) => showAmount(view.win, money.full(value))).done;
    },
  };
};
