import type { AutoplayLimits } from './autoplay.ts';
import { addRound, canGoOn, openAutoplaySheet, startAutoplay } from './autoplay.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import { pause } from '../../../../client/session/pause.ts';
import type { InstantKey } from './instant-key.ts';
import type { InstantPage } from './instant-page.ts';

export interface AutoplayOptions {
  readonly context: GameContext<InstantKey>;
  readonly page: InstantPage;
  readonly maxSteps: number;
  /** Returns true if autoplay can start: no round is running, and the player has made a choice. */
  readonly canStart: () => boolean;
  /** Plays one round. Resolves with the win in minor units, or with undefined if the round was rejected. */
  readonly playRound: (limits: AutoplayLimits) => Promise<number | undefined>;
  readonly onChange: () => void;
}

export interface Autoplay {
  readonly isRunning: () => boolean;
}

const betweenRoundsMs = 500;

/**
 * Connects the button for autoplay. Autoplay ends at its limits, at a rejected round, when the player taps the button
 * again, and when the page is hidden.
 */
export const connectAutoplay = ({
  context,
  page,
  maxSteps,
  canStart,
  playRound,
  onChange,
}: AutoplayOptions): Autoplay => {
  const { t } = context;
  const { layout, bets } = page;
  const state = { isRunning: false, isStopped: false };
  const stopIfHidden = (): void => {
    if (document.hidden) state.isStopped = true;
  };

  const show = (left: number): void => {
    layout.auto.setAttribute('aria-pressed', String(state.isRunning));
    layout.auto.textContent = state.isRunning ? `${t('stop')} · ${left}` : t('auto');
    onChange();
  };

  const run = async (limits: AutoplayLimits): Promise<void> => {
    const bet = bets.current();
    let progress = startAutoplay(limits);
    state.isRunning = true;
    state.isStopped = document.hidden;
    // Ends autoplay if the player hides the page, even for a short time during one round. A check between two rounds
    // would not detect this, so a listener is necessary.
    document.addEventListener('visibilitychange', stopIfHidden);
    try {
      while (!state.isStopped && canGoOn(progress, limits, bet)) {
        show(progress.left);
        const win = await playRound(limits);
        if (win === undefined) break;
        progress = addRound(progress, bet, win);
        await pause(page.pace(betweenRoundsMs));
      }
    } finally {
      document.removeEventListener('visibilitychange', stopIfHidden);
      state.isRunning = false;
      show(0);
    }
  };

  layout.auto.addEventListener('click', () => {
    if (state.isRunning) state.isStopped = true;
    else if (canStart())
      openAutoplaySheet({ context, bet: bets.current(), maxSteps, onStart: (limits) => void run(limits) });
  });
  return { isRunning: () => state.isRunning };
};
