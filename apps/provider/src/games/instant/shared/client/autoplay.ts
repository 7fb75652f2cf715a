import { createElement } from '../../../../client/dom/create-element.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import { openSheet } from '../../../../client/dom/sheet.ts';
import type { InstantKey } from './instant-key.ts';
import { createSelector } from './instant-layout.ts';

/**
 * Limits at which autoplay ends. In autoplay, the page plays several rounds without a tap. The player must choose a
 * number of rounds and a maximum loss. Amounts are in minor units.
 */
export interface AutoplayLimits {
  readonly rounds: number;
  readonly maxLoss: number;
  /** Net win (wins minus bets of all rounds) in minor units at which autoplay ends. Null if there is no such limit. */
  readonly maxWin: number | null;
  /**
   * Number of steps, e.g. tiles opened in Mines, that autoplay takes in each round before it cashes out. Only for games
   * with steps.
   */
  readonly steps: number;
}

/**
 * Progress of autoplay. `left` is the number of remaining rounds. `net` is the sum of wins minus the sum of bets, in
 * minor units.
 */
export interface AutoplayProgress {
  readonly left: number;
  readonly net: number;
}

export const startAutoplay = ({ rounds }: AutoplayLimits): AutoplayProgress => ({ left: rounds, net: 0 });

export const addRound = ({ left, net }: AutoplayProgress, bet: number, win: number): AutoplayProgress => ({
  left: left - 1,
  net: net + win - bet,
});

/**
 * Returns true if autoplay may play another round with this bet. A round must be left, and the win limit must not be
 * reached. If the next bet is lost, the total loss must not be above the maximum loss.
 */
export const canGoOn = ({ left, net }: AutoplayProgress, { maxLoss, maxWin }: AutoplayLimits, bet: number): boolean =>
  left > 0 && net - bet >= -maxLoss && (maxWin === null || net < maxWin);

const roundCounts = [10, 25, 50, 100] as const;
/**
 * Loss limits that the player can choose, as multiples of the bet. `winLimits` are the same for wins, and null is no
 * limit.
 */
const lossLimits = [5, 10, 25, 50] as const;
const winLimits = [null, 10, 25, 100] as const;

export interface AutoplaySheetOptions {
  readonly context: Pick<GameContext<InstantKey>, 'root' | 't' | 'money'>;
  readonly bet: number;
  /**
   * Maximum number of steps per round, e.g. tiles opened in Mines, that the player can choose. 0 for a game without
   * steps.
   */
  readonly maxSteps: number;
  readonly onStart: (limits: AutoplayLimits) => void;
}

/**
 * Opens the dialog in which the player chooses the limits of autoplay. In autoplay, the page plays several rounds
 * without a tap.
 */
export const openAutoplaySheet = ({ context, bet, maxSteps, onStart }: AutoplaySheetOptions): void => {
  const { root, t, money } = context;
  const rounds = createSelector({ label: t('autoRounds'), values: roundCounts, initial: 10, format: String });
  const loss = createSelector({
    label: t('autoLoss'),
    values: lossLimits,
    initial: 10,
    format: (bets) => money.full(bets * bet),
  });
  const win = createSelector<(typeof winLimits)[number]>({
    label: t('autoWin'),
    values: winLimits,
    initial: null,
    format: (bets) => (bets === null ? t('noLimit') : money.full(bets * bet)),
  });
  const steps = createSelector({
    label: t('autoSteps'),
    values: Array.from({ length: maxSteps }, (_, index) => index + 1),
    initial: Math.min(2, maxSteps),
    format: String,
  });
  const start = createElement('button', { type: 'button', class: 'mainAction' }, t('start'));
  const selectors = [rounds, loss, win, ...(maxSteps > 0 ? [steps] : [])];
  const sheet = openSheet(root, {
    title: t('auto'),
    close: t('close'),
    body: [
      createElement('p', {}, t('autoNote')),
      createElement('div', { class: 'autoLimits' }, ...selectors.map(({ element }) => element)),
      start,
    ],
  });
  start.addEventListener('click', () => {
    sheet.close();
    const winBets = win.get();
    onStart({
      rounds: rounds.get(),
      maxLoss: loss.get() * bet,
      maxWin: winBets === null ? null : winBets * bet,
      steps: steps.get(),
    });
  });
};
