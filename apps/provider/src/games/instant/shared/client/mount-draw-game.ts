import type { GameApi } from '../../../../client/gateway/game-api.ts';
import { loadGameArt } from '../../../../client/art/game-art.ts';
import type { GameArt } from '../../../../client/art/game-art.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import type { RoundView, TableView } from '../../../../engine/views.ts';
import type { DrawPlay, DrawRules } from '../rules/draw-rules.ts';
import { drawRound } from '../rules/draw-rules.ts';
import { connectInstantSheets } from './connect-sheets.ts';
import type { InstantKey } from './instant-key.ts';
import type { InstantBoard } from './instant-layout.ts';
import type { InstantPage } from './instant-page.ts';
import { createInstantPage } from './instant-page.ts';
import { connectAutoplay } from './run-autoplay.ts';

export interface ShowOptions {
  readonly page: InstantPage;
  /**
   * True if autoplay plays the round. The view must then not wait for the player. For example, the page opens all
   * fields of a scratch card itself.
   */
  readonly isAuto: boolean;
}

/** View of a game in which each bet is decided by one draw. */
export interface DrawView<Choice, Outcome> extends InstantBoard {
  /** Returns the choice of the player. Undefined if the player has not chosen yet. */
  readonly getChoice: () => Choice | undefined;
  readonly setLocked: (isLocked: boolean) => void;
  /** Shows that a round has started, before its outcome is known. */
  readonly showStart: () => void;
  /** Shows the outcome with its animation. */
  readonly show: (outcome: Outcome, choice: Choice, options: ShowOptions) => Promise<void>;
  readonly describe: (outcome: Outcome, choice: Choice) => string;
  readonly createSections: () => readonly HTMLElement[];
}

export interface DrawGameOptions<Choice, Outcome> {
  readonly rule: InstantKey;
  readonly rules: DrawRules<Choice, Outcome>;
  readonly createView: (
    context: GameContext<InstantKey>,
    options: { readonly art: GameArt; readonly onChoice: () => void },
  ) => DrawView<Choice, Outcome>;
}

interface RoundDisplayOptions<Choice, Outcome> {
  readonly view: DrawView<Choice, Outcome>;
  readonly page: InstantPage;
  readonly api: GameApi;
  /** Returns true while autoplay runs. */
  readonly isAuto: () => boolean;
}

/** Shows the results of rounds on the board and in the meters. */
const createRoundDisplay = <Choice, Outcome>({ view, page, api, isAuto }: RoundDisplayOptions<Choice, Outcome>) => ({
  /** Shows a new round. Resolves with its win in minor units. */
  show: async ({ play, outcome, win, stake, balance }: RoundView<DrawPlay<Choice>, Outcome>): Promise<number> => {
    page.stats.add(stake, win);
    try {
      await view.show(outcome, play.choice, { page, isAuto: isAuto() });
      await page.showWin(win, stake, { isAuto: isAuto() });
    } finally {
      if (balance !== null) page.meters.setBalance(balance);
      api.markSeen();
    }
    return win;
  },
  /** Shows the result of the last round. A reload interrupted the animation of this round. */
  showAgain: async ({ play, outcome, win, stake }: RoundView<DrawPlay<Choice>, Outcome>): Promise<void> => {
    api.markSeen();
    try {
      await view.show(outcome, play.choice, { page, isAuto: true });
    } finally {
      page.showLastRound(win, stake);
    }
  },
});

/** Creates the function that mounts a game in which each bet is decided by one draw. */
export const mountDrawGame =
  <Choice, Outcome>({ rule, rules, createView }: DrawGameOptions<Choice, Outcome>) =>
  async (context: GameContext<InstantKey, TableView<unknown, DrawPlay<Choice>, Outcome>>): Promise<void> => {
    const { t, api, table } = context;
    const art = await loadGameArt(context.root, table.game);
    let isBusy = false;
    const view = createView(context, { art, onChoice: () => refresh() });
    const page = createInstantPage({ context, art, board: view, rule, initialBet: table.lastRound?.play.bet });
    const { layout, bets, meters, sound } = page;

    const refresh = (): void => {
      const isLocked = isBusy || autoplay.isRunning();
      meters.setBet(bets.current());
      layout.lowerBet.disabled = isLocked || !bets.canLower();
      layout.raiseBet.disabled = isLocked || !bets.canRaise();
      layout.action.disabled = isLocked || view.getChoice() === undefined;
      view.setLocked(isLocked);
    };

    const display = createRoundDisplay({ view, page, api, isAuto: () => autoplay.isRunning() });

    const whileBusy = async <Result>(task: () => Promise<Result>): Promise<Result> => {
      isBusy = true;
      refresh();
      try {
        return await task();
      } finally {
        isBusy = false;
        refresh();
      }
    };

    const playRound = async ({ isResumed = false } = {}): Promise<number | undefined> => {
      const choice = view.getChoice();
      if (isBusy || (choice === undefined && !isResumed)) return undefined;
      return whileBusy(async () => {
        const bet = bets.current();
        const onLost = (): void => page.showMessage(t('reconnecting'), 'warning');
        meters.clearWin();
        if (!isResumed) meters.anticipateBet(bet);
        page.showMessage(t('goodLuck'));
        sound.tone(240, 0, 0.08, 0.08);
        view.showStart();
        const result = isResumed
          ? await api.resume<DrawPlay<Choice>, Outcome, unknown>(onLost)
          : await api.play<DrawPlay<Choice>, Outcome, unknown>({ bet, choice: choice as Choice }, onLost);
        const win = result.status === 'done' ? await display.show(result.value) : undefined;
        if (result.status === 'rejected') await page.showRejection(result.errorCode, result.balance);
        return win;
      });
    };

    const autoplay = connectAutoplay({
      context,
      page,
      maxSteps: 0,
      canStart: () => !isBusy && view.getChoice() !== undefined,
      playRound: () => playRound(),
      onChange: refresh,
    });
    connectInstantSheets<DrawPlay<Choice>, Outcome, unknown>({
      context,
      page,
      createSections: view.createSections,
      describe: ({ outcome, play }) => view.describe(outcome, play.choice),
      draw: (randomSource, { play }) => drawRound(rules, randomSource, play).outcome,
    });
    layout.action.addEventListener('click', () => void playRound());
    layout.lowerBet.addEventListener('click', () => (bets.lower(), refresh()));
    layout.raiseBet.addEventListener('click', () => (bets.raise(), refresh()));
    document.addEventListener('keydown', (event) => {
      if (event.key === ' ' && !event.repeat && event.target === document.body) layout.action.click();
    });
    refresh();
    if (api.interrupted()) void playRound({ isResumed: true });
    else if (table.lastRound && api.isUnseen(table.lastRound.roundId)) {
      const { lastRound } = table;
      void whileBusy(() => display.showAgain(lastRound));
    }
  };
