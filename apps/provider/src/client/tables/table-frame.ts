import type { TableRoundView } from '../../engine/table/table-views.ts';
import { errorMessageFor, isSessionFatal } from '../error-messages.ts';
import { showAmount } from '../fit-amount.ts';
import { connectSoundButton } from '../header-buttons.ts';
import type { RejectedResult } from '../api-requests.ts';
import { showSessionEnded } from '../session-ended.ts';
import { createSessionStats } from '../session-stats.ts';
import type { Sound } from '../sound.ts';
import type { GameContext } from '../start-game.ts';
import { fill } from '../text/load-text.ts';
import { ltr } from '../text/ltr.ts';
import { formatCompactAmount } from './chip-stacks.ts';
import { createCountdown } from './countdown.ts';
import { createServerClock } from './server-clock.ts';
import type { PhaseParts } from './table-layout.ts';
import type { TableText } from './table-text.ts';

/** Elements that every shared table has. */
export interface TableFrameParts extends PhaseParts {
  readonly title: HTMLElement;
  readonly subtitle: HTMLElement;
  readonly soundButton: HTMLButtonElement;
  readonly toast: HTMLElement;
  readonly balance: HTMLElement;
  readonly lastWin: HTMLElement;
}

/** Kind of a message to the player. */
export type Tone = '' | 'good' | 'warning';

const toastMs = 3600;
/** Seconds before the end of betting in which each second has a sound. */
const warningSeconds = 3;

/** The parts around a table game: title, countdown, messages, balance and last win. */
export class TableFrame {
  readonly clock = createServerClock();
  readonly countdown;
  readonly stats = createSessionStats();
  /** In minor units. */
  balance: number;
  readonly #context: GameContext<TableText>;
  readonly #page: TableFrameParts;
  #toastTimer = 0;

  constructor(context: GameContext<TableText>, page: TableFrameParts, sound: Sound) {
    this.#context = context;
    this.#page = page;
    this.balance = context.table.balance;
    this.countdown = createCountdown(page, this.clock, (secondsLeft) => {
      if (secondsLeft <= warningSeconds) sound.tone(880, 0, 0.09, 0.08);
    });
    connectSoundButton(page.soundButton, sound);
    page.title.textContent = context.table.game.name;
    page.lastWin.textContent = '–';
    page.phaseText.textContent = context.text.waiting;
    this.setBalance(this.balance);
  }

  showToast(message: string, tone: Tone = ''): void {
    const { toast } = this.#page;
    clearTimeout(this.#toastTimer);
    toast.textContent = message;
    toast.dataset['tone'] = tone;
    this.#toastTimer = window.setTimeout(() => (toast.textContent = ''), toastMs);
  }

  /** Shows the balance on this page and on the embedding page. The last balance stays if the new one is unknown. */
  setBalance(minor: number | null | undefined): void {
    if (minor === null || minor === undefined) return;
    const { money, shell, table } = this.#context;
    this.balance = minor;
    showAmount(this.#page.balance, money.full(minor));
    shell.balance(minor, table.currency);
  }

  /** Shows why a bet was rejected. Ends the game if the session has ended. */
  async showRejection({ errorCode, balance }: RejectedResult): Promise<void> {
    const { text, money } = this.#context;
    if (isSessionFatal(errorCode)) return showSessionEnded(this.#context);
    const message =
      errorCode === 'round.closed'
        ? text.tooLate
        : errorMessageFor(text, errorCode, money.full(balance ?? this.balance));
    this.showToast(message, 'warning');
  }

  /** Shows the limits of a bet and the number of players. */
  showPlayerCount(players: number): void {
    const { text, table } = this.#context;
    const [min, max] = [table.limits.min, table.limits.max].map((amount) => ltr(formatCompactAmount(amount)));
    const range = fill(text.betRange, { min: min ?? '', max: max ?? '' });
    this.#page.subtitle.textContent = `${range} · ${fill(text.seated, { count: players })}`;
  }

  showLastWin(round: TableRoundView, payout: number, isLit: boolean): void {
    const { lastWin } = this.#page;
    showAmount(lastWin, this.#context.money.full(payout));
    lastWin.dataset['round'] = String(round.number);
    lastWin.toggleAttribute('data-lit', isLit);
  }

  /** The state of the round is unknown while offline. The next event restores it. */
  showConnection(isConnected: boolean): void {
    if (!isConnected) this.countdown.stop(this.#context.text.offline);
    this.#page.phase.toggleAttribute('data-cut-off', !isConnected);
  }
}
