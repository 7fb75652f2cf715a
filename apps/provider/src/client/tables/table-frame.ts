import type { TableRoundView } from '../../engine/table/table-views.ts';
import { errorMessageFor, isSessionFatal } from '../gateway/error-messages.ts';
import { showAmount } from '../format/fit-amount.ts';
import type { Fingerprint } from '../fairness/fingerprint.ts';
import { connectSoundButton } from '../sheets/header-buttons.ts';
import type { RejectedResult } from '../gateway/api-requests.ts';
import { showSessionEnded } from '../messages/session-ended.ts';
import { createSessionStats } from '../session/session-stats.ts';
import type { Sound } from '../art/sound.ts';
import type { GameContext } from '../start/start-game.ts';
import { ltr } from '../text/ltr.ts';
import { formatCompactAmount } from './chip-stacks.ts';
import { createCountdown } from './countdown.ts';
import { createServerClock } from './server-clock.ts';
import type { PhaseParts } from './table-layout.ts';
import type { TableKey } from './table-key.ts';

export interface TableFrameParts extends PhaseParts {
  readonly title: HTMLElement;
  readonly subtitle: HTMLElement;
  readonly fingerprint: Fingerprint;
  readonly soundButton: HTMLButtonElement;
  readonly toast: HTMLElement;
  readonly balance: HTMLElement;
  readonly lastWin: HTMLElement;
}

export type Tone = '' | 'good' | 'warning';

const toastMs = 3600;
/** Number of seconds before the end of the betting phase from which the page plays a sound every second. */
const warningSeconds = 3;

/**
 * Elements of the page that are the same for all games at shared tables: title, countdown, messages, balance and last
 * win.
 */
export class TableFrame {
  readonly clock = createServerClock();
  readonly countdown;
  readonly stats = createSessionStats();
  /** Balance in minor units. */
  balance: number;
  readonly #context: GameContext<TableKey>;
  readonly #page: TableFrameParts;
  #toastTimer = 0;

  constructor(context: GameContext<TableKey>, page: TableFrameParts, sound: Sound) {
    this.#context = context;
    this.#page = page;
    this.balance = context.table.balance;
    this.countdown = createCountdown(page, this.clock, (secondsLeft) => {
      if (secondsLeft <= warningSeconds) sound.tone(880, 0, 0.09, 0.08);
    });
    connectSoundButton(page.soundButton, sound);
    page.title.textContent = context.table.game.name;
    page.lastWin.textContent = '–';
    page.phaseText.textContent = context.t('waiting');
    this.setBalance(this.balance);
  }

  showToast(message: string, tone: Tone = ''): void {
    const { toast } = this.#page;
    clearTimeout(this.#toastTimer);
    toast.textContent = message;
    toast.dataset['tone'] = tone;
    this.#toastTimer = window.setTimeout(() => (toast.textContent = ''), toastMs);
  }

  /**
   * Shows the balance on this page and on the embedding page. If the new balance is unknown, both pages keep the last
   * balance.
   */
  setBalance(minor: number | null | undefined): void {
    if (minor === null || minor === undefined) return;
    const { money, shell, table } = this.#context;
    this.balance = minor;
    showAmount(this.#page.balance, money.full(minor));
    shell.balance(minor, table.currency);
  }

  /**
   * Shows the reason why a bet was rejected as a short message. If the session has ended, shows a card about the end of
   * the session instead. When the player closes the card, the game closes.
   */
  async showRejection({ errorCode, balance }: RejectedResult): Promise<void> {
    const { t, money } = this.#context;
    if (isSessionFatal(errorCode)) return showSessionEnded(this.#context);
    const message =
      errorCode === 'round.closed' ? t('tooLate') : errorMessageFor(t, errorCode, money.full(balance ?? this.balance));
    this.showToast(message, 'warning');
  }

  /** Shows the minimum bet, the maximum bet and the number of players at the table. */
  showPlayerCount(players: number): void {
    const { t, table } = this.#context;
    const [min, max] = [table.limits.min, table.limits.max].map((amount) => ltr(formatCompactAmount(amount)));
    const range = t('betRange', { min: min ?? '', max: max ?? '' });
    this.#page.subtitle.textContent = `${range} · ${t('seated', { count: players })}`;
  }

  /**
   * Shows the commitment (hash of the seed) of the round, and adjusts the clock of the page to the time of the server.
   */
  showRound({ now, commitment }: Pick<TableRoundView, 'now' | 'commitment'>): void {
    this.clock.sample(now);
    this.#page.fingerprint.show(commitment);
  }

  showLastWin(round: TableRoundView, payout: number, isLit: boolean): void {
    const { lastWin } = this.#page;
    showAmount(lastWin, this.#context.money.full(payout));
    lastWin.dataset['round'] = String(round.number);
    lastWin.toggleAttribute('data-lit', isLit);
  }

  /**
   * Shows the state of the connection to the server. Without a connection, the state of the round is unknown, so the
   * countdown stops. The next event of the server shows the round again.
   */
  showConnection(isConnected: boolean): void {
    if (!isConnected) this.countdown.stop(this.#context.t('offline'));
    this.#page.phase.toggleAttribute('data-cut-off', !isConnected);
  }
}
