import type { GameArt } from '../../../../client/art/game-art.ts';
import { loadGameArt } from '../../../../client/art/game-art.ts';
import { pause } from '../../../../client/session/pause.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import type { RoundView, TableView } from '../../../../engine/views.ts';
import type { LadderOutcome, LadderPlay, LadderRules, LadderState } from '../rules/ladder-rules.ts';
import { drawLadder } from '../rules/ladder-rules.ts';
import { payOut } from '../rules/payout.ts';
import { connectInstantSheets } from './connect-sheets.ts';
import type { InstantKey } from './instant-key.ts';
import type { InstantBoard } from './instant-layout.ts';
import type { InstantPage } from './instant-page.ts';
import { createInstantPage } from './instant-page.ts';
import { connectAutoplay } from './run-autoplay.ts';

/**
 * Result of one step of the player, e.g. of an opened tile in Mines. The view uses this data to show the step on the
 * board.
 */
export interface ShownStep<Setup, Step, Progress, Reveal> {
  readonly step: Step;
  readonly setup: Setup;
  readonly isSafe: boolean;
  readonly progress: Progress;
  readonly reveal: Reveal;
}

/**
 * View of a game in which the player takes steps and can cash out after each safe step, for example mines.
 */
export interface LadderView<Setup, Step, Progress, Reveal> extends InstantBoard {
  readonly getSetup: () => Setup;
  readonly setSetup: (setup: Setup) => void;
  readonly setSetupLocked: (isLocked: boolean) => void;
  /** Shows the board with the progress of the running bet. If no bet is running, `progress` is null. */
  readonly showProgress: (progress: Progress | null, setup: Setup) => void;
  /** Enables or disables the buttons on the board with which the player takes a step, e.g. the tiles in Mines. */
  readonly setStepsEnabled: (isEnabled: boolean, progress: Progress | null, setup: Setup) => void;
  readonly showStep: (step: ShownStep<Setup, Step, Progress, Reveal>, page: InstantPage) => Promise<void>;
  /** Chooses a step for autoplay. */
  readonly chooseStep: (progress: Progress, setup: Setup) => Step;
  readonly describe: (outcome: LadderOutcome<Progress, Reveal>, play: LadderPlay<Setup, Step>) => string;
  readonly createSections: () => readonly HTMLElement[];
}

export interface LadderGameOptions<Setup, Step, Progress, Reveal> {
  readonly rule: InstantKey;
  readonly rules: LadderRules<Setup, Step, Progress, Reveal>;
  /** Maximum number of steps that the player can choose for each round of autoplay. */
  readonly maxAutoSteps: number;
  readonly createView: (
    context: GameContext<InstantKey>,
    options: { readonly art: GameArt; readonly onStep: (step: Step) => void; readonly onSetup: () => void },
  ) => LadderView<Setup, Step, Progress, Reveal>;
}

/**
 * Milliseconds after a result during which the page accepts no tap on the board and on the large button. After a
 * result, the large button changes from the cash-out to the next bet. So the second tap of a double tap must have no
 * effect.
 */
const restMs = 400;

/**
 * Sends the requests of a game with steps, e.g. Mines: the bet, each step and the cash-out. Shows each result on the
 * page.
 */
class LadderFlow<Setup, Step, Progress, Reveal> {
  readonly #options: LadderGameOptions<Setup, Step, Progress, Reveal>;
  readonly #context: GameContext<InstantKey>;
  readonly #view: LadderView<Setup, Step, Progress, Reveal>;
  readonly #page: InstantPage;
  #state: LadderState<Setup, Progress> | null;
  #isBusy = false;
  /** Timer of the pause after a result, during which the page accepts no taps. Undefined if there is no pause. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  isAuto = (): boolean => false;

  constructor(
    options: LadderGameOptions<Setup, Step, Progress, Reveal>,
    parts: {
      readonly context: GameContext<InstantKey>;
      readonly view: LadderView<Setup, Step, Progress, Reveal>;
      readonly page: InstantPage;
      readonly state: LadderState<Setup, Progress> | null;
    },
  ) {
    this.#options = options;
    this.#context = parts.context;
    this.#view = parts.view;
    this.#page = parts.page;
    this.#state = parts.state;
    if (this.#state) parts.view.setSetup(this.#state.setup);
    parts.view.showProgress(this.#state?.progress ?? null, parts.view.getSetup());
  }

  get isIdle(): boolean {
    return !this.#isBusy && this.#state === null;
  }

  refresh(): void {
    const { t, money } = this.#context;
    const { layout, bets, meters } = this.#page;
    const state = this.#state;
    const isAuto = this.isAuto();
    const canChange = this.isIdle && !isAuto;
    if (state) bets.choose(state.bet);
    meters.setBet(bets.current());
    layout.lowerBet.disabled = !canChange || !bets.canLower();
    layout.raiseBet.disabled = !canChange || !bets.canRaise();
    const steps = state ? this.#options.rules.countSteps(state.progress) : 0;
    const isLocked = this.#isBusy || isAuto || this.#rest !== undefined;
    layout.action.disabled = isLocked || (state !== null && steps === 0);
    layout.action.toggleAttribute('data-cash', state !== null);
    layout.action.textContent = state ? t('cashOut', { amount: money.full(this.#getWin(state)) }) : t('play');
    this.#view.setSetupLocked(!canChange);
    this.#view.setStepsEnabled(
      state !== null && !isLocked,
      state?.progress ?? null,
      state?.setup ?? this.#view.getSetup(),
    );
  }

  /** Places a bet if no bet is running. Otherwise cashes out. */
  act(): Promise<number | undefined> {
    return this.#state ? this.#send({ kind: 'cashOut' }) : this.start();
  }

  start(): Promise<number | undefined> {
    return this.#send({ kind: 'start', bet: this.#page.bets.current(), setup: this.#view.getSetup() });
  }

  step(step: Step): Promise<number | undefined> {
    return this.#send({ kind: 'step', step });
  }

  /** Plays a whole round: bet, steps, cash-out. Resolves with the win, or with undefined if a request was rejected. */
  async playRound(steps: number): Promise<number | undefined> {
    if ((await this.start()) === undefined) return undefined;
    for (let taken = 0; taken < steps; taken += 1) {
      const state = this.#state;
      if (!state) break;
      await pause(this.#page.pace(300));
      const win = await this.step(this.#view.chooseStep(state.progress, state.setup));
      if (win === undefined || !this.#state) return win;
    }
    return this.#state ? this.#send({ kind: 'cashOut' }) : 0;
  }

  resume(): Promise<number | undefined> {
    return this.#send(undefined);
  }

  #getWin({ bet, setup, progress }: LadderState<Setup, Progress>): number {
    return payOut(bet, this.#options.rules.getMultiplier(progress, setup));
  }

  /** Sends a request and shows its result. If `play` is undefined, sends the request that a reload interrupted. */
  async #send(play: LadderPlay<Setup, Step> | undefined): Promise<number | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    this.refresh();
    try {
      return await this.#request(play);
    } finally {
      this.#isBusy = false;
      this.refresh();
    }
  }

  async #request(play: LadderPlay<Setup, Step> | undefined): Promise<number | undefined> {
    const { api, t } = this.#context;
    const { meters } = this.#page;
    if (play?.kind === 'start') {
      meters.clearWin();
      meters.anticipateBet(play.bet);
      this.#page.showMessage(t('goodLuck'));
      this.#view.showProgress(null, play.setup);
    }
    const onLost = (): void => this.#page.showMessage(t('reconnecting'), 'warning');
    type Outcome = LadderOutcome<Progress, Reveal>;
    type State = LadderState<Setup, Progress>;
    const result = play
      ? await api.play<LadderPlay<Setup, Step>, Outcome, State>(play, onLost)
      : await api.resume<LadderPlay<Setup, Step>, Outcome, State>(onLost);
    if (result.status !== 'done') {
      await this.#page.showRejection(result.errorCode, result.balance);
      return undefined;
    }
    try {
      await this.#show(result.value);
    } finally {
      if (result.value.balance !== null) meters.setBalance(result.value.balance);
      api.markSeen();
      if (result.value.outcome.kind !== 'start') this.#startRest();
    }
    return result.value.win;
  }

  #startRest(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.refresh();
    }, restMs);
  }

  async #show(
    round: RoundView<LadderPlay<Setup, Step>, LadderOutcome<Progress, Reveal>, LadderState<Setup, Progress>>,
  ): Promise<void> {
    const { play, outcome, win, stake, before, state } = round;
    const { stats, sound } = this.#page;
    const setup = (state ?? before)?.setup ?? this.#view.getSetup();
    stats.add(stake, win);
    try {
      if (outcome.kind === 'start') this.#view.showProgress(outcome.progress, setup);
      if (outcome.kind === 'step' && play.kind === 'step') {
        await this.#view.showStep({ ...outcome, step: play.step, setup }, this.#page);
        if (outcome.isSafe) sound.step(this.#options.rules.countSteps(outcome.progress));
        else sound.miss();
      }
    } finally {
      // Stores the new state of the bet even if the animation fails. Otherwise the page would show an old state of the
      // bet, which the server has already changed.
      this.#state = state;
    }
    const hasEnded = outcome.kind !== 'start' && state === null;
    if (hasEnded) await this.#page.showWin(win, before?.bet ?? stake, { isAuto: this.isAuto() });
  }
}

/**
 * Creates the function that mounts a game with steps, e.g. Mines: the player takes steps and can cash out after each
 * one.
 */
export const mountLadderGame =
  <Setup, Step, Progress, Reveal>(options: LadderGameOptions<Setup, Step, Progress, Reveal>) =>
  async (
    context: GameContext<
      InstantKey,
      TableView<LadderState<Setup, Progress>, LadderPlay<Setup, Step>, LadderOutcome<Progress, Reveal>>
    >,
  ): Promise<void> => {
    const { rules, rule, createView, maxAutoSteps } = options;
    const { api, table } = context;
    const art = await loadGameArt(context.root, table.game);
    const view = createView(context, {
      art,
      onStep: (step) => void flow.step(step),
      onSetup: () => {
        view.showProgress(null, view.getSetup());
        flow.refresh();
      },
    });
    const lastPlay = table.lastRound?.play;
    const page = createInstantPage({
      context,
      art,
      board: view,
      rule,
      initialBet: table.state?.bet ?? (lastPlay?.kind === 'start' ? lastPlay.bet : undefined),
    });
    const flow = new LadderFlow(options, { context, view, page, state: table.state });
    const { layout, bets } = page;
    const autoplay = connectAutoplay({
      context,
      page,
      maxSteps: maxAutoSteps,
      canStart: () => flow.isIdle,
      playRound: ({ steps }) => flow.playRound(steps),
      onChange: () => flow.refresh(),
    });
    flow.isAuto = autoplay.isRunning;
    connectInstantSheets<LadderPlay<Setup, Step>, LadderOutcome<Progress, Reveal>, LadderState<Setup, Progress>>({
      context,
      page,
      createSections: view.createSections,
      describe: ({ outcome, play }) => view.describe(outcome, play),
      draw: (randomSource, { play, before }) =>
        drawLadder(rules, randomSource, { play, state: before ?? undefined }).outcome,
    });
    layout.action.addEventListener('click', () => void flow.act());
    layout.lowerBet.addEventListener('click', () => (bets.lower(), flow.refresh()));
    layout.raiseBet.addEventListener('click', () => (bets.raise(), flow.refresh()));
    document.addEventListener('keydown', (event) => {
      if (event.key === ' ' && !event.repeat && event.target === document.body) layout.action.click();
    });
    flow.refresh();
    if (api.interrupted()) void flow.resume();
    else if (table.lastRound && api.isUnseen(table.lastRound.roundId)) {
      // The page was loaded again before the player saw the result of the last request. A bet that still runs is
      // already on the board. If the bet has ended, the page shows a message with its result.
      const { win, before, stake } = table.lastRound;
      if (!table.state) page.showLastRound(win, before?.bet ?? stake);
      api.markSeen();
    }
  };
