import type { PublicBet, TableRoundView } from '../../../engine/table/table-views.ts';
import { showAmount } from '../../../client/format/fit-amount.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import type { SessionStats } from '../../../client/session/session-stats.ts';
import type { Sound } from '../../../client/art/sound.ts';
import { subscribeToTable } from '../../../client/tables/table-events.ts';
import { TableFrame, type Tone } from '../../../client/tables/table-frame.ts';
import {
  applyMyBets,
  applyRound,
  createTableState,
  getPendingResult,
  type TableState,
} from '../../../client/tables/table-state.ts';
import { createElement } from '../../../client/dom/create-element.ts';
import type { BetPanelNumber } from '../rules/crash-bet.ts';
import { BetPanel } from './bet-panel.ts';
import type { BetPanelLayout } from './bet-panel-layout.ts';
import { formatMultiplier } from './bet-options.ts';
import { getPhaseMessage } from './crash-messages.ts';
import { getCashOutMultiplier } from './crash-action.ts';
import type { CrashLayout } from './crash-layout.ts';
import type { FlightTable } from './flight-table.ts';
import { createPlayerList } from './player-list.ts';
import type { RocketScene } from './rocket-scene.ts';
import { createSecondPanel, type SecondPanel } from './second-panel.ts';
import type { CrashKey } from './text-key.ts';

export interface CrashControllerOptions {
  readonly context: GameContext<CrashKey>;
  readonly page: CrashLayout;
  readonly rocketScene: RocketScene;
  readonly sound: Sound;
  /** Shows the crash points (final multipliers) of the past flights, oldest first, in hundredths. */
  readonly onPast: (crashPoints: readonly number[]) => void;
}

export interface CrashController {
  /** Performs the action of the button of a panel. Does nothing while the panel is collapsed. */
  readonly act: (panel: BetPanelNumber) => Promise<void>;
  readonly nudgeStake: (panel: BetPanelNumber, direction: 1 | -1) => void;
  /**
   * Shows the multiplier on the page, and updates the panels and the player list. `multiplier` is in hundredths. The
   * rocket animation calls this function in every frame of a flight.
   */
  readonly fly: (multiplier: number) => void;
  readonly stats: SessionStats;
}

/** Multiplier before the flight, in hundredths. */
const startMultiplier = 100;
/** Minimum time between two updates of the player list during a flight, in milliseconds. */
const playerListEveryMs = 250;
/** Number of messages that stay in the log for screen readers. */
const maxLoggedMessages = 6;

/**
 * Controls the page of the crash game. The player can place two bets per flight, one in each panel, and can cash out each
 * of them during the flight.
 */
class CrashGame implements CrashController, FlightTable {
  readonly frame: TableFrame;
  state: TableState<number> = createTableState();
  multiplier = startMultiplier;
  readonly #options: CrashControllerOptions;
  readonly #panels: readonly [BetPanel, BetPanel];
  readonly #secondPanel: SecondPanel;
  readonly #showPlayers: ReturnType<typeof createPlayerList>;
  #allBets: { readonly bets: readonly PublicBet[]; readonly count: number } = { bets: [], count: 0 };
  #playerListRenderedAt = 0;

  constructor(options: CrashControllerOptions) {
    const { context, page, sound } = options;
    this.#options = options;
    this.frame = new TableFrame(context, page, sound);
    const createPanel = (number: BetPanelNumber, layout: BetPanelLayout): BetPanel =>
      new BetPanel({ number, layout, context, sound, table: this });
    this.#panels = [createPanel(1, page.panels[0]), createPanel(2, page.panels[1])];
    this.#showPlayers = createPlayerList(page, context);
    this.#secondPanel = createSecondPanel(page, () => this.#panels[1].isInUse);
    this.refresh();
    this.#subscribe();
  }

  get stats(): SessionStats {
    return this.frame.stats;
  }

  async act(panel: BetPanelNumber): Promise<void> {
    if (panel === 1 || this.#secondPanel.isShown()) await this.#getPanel(panel).act();
  }

  nudgeStake(panel: BetPanelNumber, direction: 1 | -1): void {
    this.#getPanel(panel).nudgeStake(direction);
  }

  #getPanel(panel: BetPanelNumber): BetPanel {
    const [first, second] = this.#panels;
    return panel === 1 ? first : second;
  }

  fly(multiplier: number): void {
    if (multiplier === this.multiplier || this.state.round?.phase !== 'running') return;
    this.multiplier = multiplier;
    this.#options.page.multiplier.textContent = formatMultiplier(multiplier);
    this.refresh();
    if (performance.now() - this.#playerListRenderedAt < playerListEveryMs) return;
    this.#playerListRenderedAt = performance.now();
    this.#refreshPlayerList();
  }

  refresh(): void {
    const { page, context } = this.#options;
    const { round, myBets } = this.state;
    const flight = { phase: round?.phase, multiplier: this.multiplier };
    showAmount(page.totalBet, context.money.full(myBets.reduce((sum, { stake }) => sum + stake, 0)));
    for (const panel of this.#panels) panel.refresh();
    this.#secondPanel.refresh();
    const hasCashedOut = myBets.length > 0 && myBets.every((bet) => getCashOutMultiplier(bet, flight) !== undefined);
    if (flight.phase === 'result') page.multiplier.dataset['tone'] = 'gone';
    else page.multiplier.dataset['tone'] = hasCashedOut ? 'cashed' : '';
  }

  notify(panelName: string, message: string, tone: Tone = ''): void {
    const { log } = this.#options.page;
    const text = this.#secondPanel.isShown() ? `${panelName}: ${message}` : message;
    this.frame.showToast(text, tone);
    log.append(createElement('p', {}, text));
    while (log.childElementCount > maxLoggedMessages) log.firstElementChild?.remove();
  }

  #subscribe(): void {
    subscribeToTable<number>(this.#options.context.api, {
      onRound: (round) => this.#setRound(round),
      onPast: (past) => {
        this.state = { ...this.state, past };
        this.#showPast();
      },
      onMyBets: (event) => {
        this.frame.setBalance(event.balance);
        this.state = applyMyBets(this.state, event);
        this.refresh();
        this.#refreshPlayerList();
        this.#recordResult();
      },
      onBets: ({ bets, count, players }) => {
        this.#allBets = { bets, count };
        this.frame.showPlayerCount(players);
        this.#refreshPlayerList();
      },
      onBalance: (balance) => this.frame.setBalance(balance),
      onConnection: (isConnected) => {
        this.state = { ...this.state, isConnected };
        this.frame.showConnection(isConnected);
        if (!isConnected) this.#options.page.phase.hidden = false;
        this.refresh();
      },
    });
  }

  #refreshPlayerList(): void {
    const { round, myBets } = this.state;
    this.#showPlayers({ ...this.#allBets, myBets, phase: round?.phase, multiplier: this.multiplier });
  }

  #showPast(): void {
    this.#options.onPast(this.state.past.map(({ outcome }) => outcome));
  }

  /**
   * Adds the result of the player's bets to the statistics and shows it as the last win. Several events of one round call
   * this method, so it does nothing if the result of this round is already shown.
   */
  #recordResult(): void {
    const result = getPendingResult(this.state);
    if (!result) return;
    const { round, stake, payout } = result;
    this.state = { ...this.state, presentedRoundId: round.roundId };
    this.frame.stats.add(stake, payout);
    this.frame.showLastWin(round, payout, payout > 0);
  }

  #setRound(round: TableRoundView<number>): void {
    const { page, context } = this.#options;
    const { countdown } = this.frame;
    const wasFlying = this.state.round?.phase === 'running';
    this.frame.showRound(round);
    this.state = applyRound(this.state, round);
    if (round.phase === 'betting') countdown.until(round.closesAt, context.t('placeBets'), () => this.refresh());
    else countdown.stop(getPhaseMessage(round.phase, context.t));
    page.phase.dataset['phase'] = round.phase;
    page.phase.hidden = round.phase === 'running';
    this.#showFlight(round, wasFlying);
    this.refresh();
    this.#refreshPlayerList();
    this.#recordResult();
    for (const panel of this.#panels) panel.followFlight();
    this.refresh();
  }

  #showFlight(round: TableRoundView<number>, wasFlying: boolean): void {
    const { page, rocketScene, sound } = this.#options;
    const { phase, runsAt, outcome } = round;
    if (phase === 'running' && runsAt !== null) {
      rocketScene.set({ kind: 'flying', since: performance.now() - (this.frame.clock.now() - runsAt) });
    } else if (phase === 'result' && outcome !== null) {
      this.multiplier = outcome;
      page.multiplier.textContent = formatMultiplier(outcome);
      rocketScene.set({ kind: 'gone', crashPoint: outcome, at: wasFlying ? performance.now() : -Infinity });
      if (wasFlying) sound.tone(160, 0, 0.5, 0.2, 'sawtooth', 40);
      this.#showPast();
    } else {
      this.multiplier = startMultiplier;
      page.multiplier.textContent = '';
      rocketScene.set({ kind: 'waiting' });
    }
  }
}

/** Creates the controller of the crash page and subscribes to the events of the table. */
export const createCrashController = (options: CrashControllerOptions): CrashController => new CrashGame(options);
