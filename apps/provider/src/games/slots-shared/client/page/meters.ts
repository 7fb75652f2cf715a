import { countUp } from '../../../../client/format/count-up.ts';
import { showAmount } from '../../../../client/format/fit-amount.ts';
import type { MoneyFormat } from '../../../../client/format/money-format.ts';
import type { SlotLayout } from './slot-layout.ts';

export interface MetersOptions {
  readonly layout: Pick<SlotLayout, 'balance' | 'win' | 'bet'>;
  readonly money: MoneyFormat;
  /** Initial balance in minor units. */
  readonly balance: number;
  readonly onBalance: (minor: number) => void;
}

/** Displays for balance, bet and win. The amounts are in minor units. */
export interface Meters {
  readonly balance: () => number;
  /** Shows the balance and calls `onBalance`. */
  readonly setBalance: (minor: number) => void;
  /** Shows the balance minus the bet before the wallet has responded. */
  readonly anticipateBet: (minor: number) => void;
  readonly setBet: (minor: number) => void;
  readonly clearWin: () => void;
  /** Shows a payout below the bet, without the style of a win. */
  readonly showReturn: (minor: number) => void;
  readonly countWin: (from: number, to: number, durationMs: number) => Promise<void>;
}

export const createMeters = ({ layout, money, balance: initial, onBalance }: MetersOptions): Meters => {
  let balance = initial;
  const showBalance = (minor: number): void => showAmount(layout.balance, money.full(minor));
  const setBalance = (minor: number): void => {
    balance = minor;
    showBalance(minor);
    onBalance(minor);
  };
  setBalance(balance);
  layout.win.textContent = '–';
  return {
    balance: () => balance,
    setBalance,
    anticipateBet: (minor) => showBalance(balance - minor),
    setBet: (minor) => showAmount(layout.bet, money.full(minor)),
    clearWin: () => {
      layout.win.textContent = '–';
      delete layout.win.dataset['lit'];
    },
    showReturn: (minor) => showAmount(layout.win, money.full(minor)),
    countWin: (from, to, durationMs) => {
      layout.win.dataset['lit'] = '';
      return countUp(from, to, durationMs, (value) => showAmount(layout.win, money.full(value))).done;
    },
  };
};
