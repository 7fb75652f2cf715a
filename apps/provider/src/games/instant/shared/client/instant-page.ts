import { connectBackdrop } from '../../../../client/art/backdrop.ts';
import { celebrate, isBigWin } from '../../../../client/art/big-win.ts';
import { startCoinBurst } from '../../../../client/art/coin-burst.ts';
import { createElement } from '../../../../client/dom/create-element.ts';
import type { GameArt } from '../../../../client/art/game-art.ts';
import { showFirstPlayHint } from '../../../../client/messages/first-play-hint.ts';
import { connectSoundButton } from '../../../../client/sheets/header-buttons.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { pause } from '../../../../client/session/pause.ts';
import { applyPageTheme } from '../../../../client/dom/page-theme.ts';
import { findLowerStake, showRejectionCard } from '../../../../client/messages/rejection-card.ts';
import { createSessionStats } from '../../../../client/session/session-stats.ts';
import { createSound } from '../../../../client/art/sound.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import { createStoredFlag } from '../../../../client/session/stored-flag.ts';
import { svgObjectUrl } from '../../../../client/dom/svg-object-url.ts';
import { createBetSelector } from '../../../slots-shared/client/page/bet-selector.ts';
import { createMeters } from '../../../slots-shared/client/page/meters.ts';
import type { InstantKey } from './instant-key.ts';
import type { InstantBoard } from './instant-layout.ts';
import { createInstantLayout } from './instant-layout.ts';

/** Factor for the duration of animations if the player has turned on the turbo (fast play). */
const turboShare = 0.25;

export interface InstantPageOptions {
  readonly context: GameContext<InstantKey>;
  readonly art: GameArt;
  readonly board: InstantBoard;
  readonly rule: InstantKey;
  readonly initialBet: number | undefined;
}

export type InstantPage = ReturnType<typeof createInstantPage>;

/**
 * Renders the page of an instant game. Returns the elements and functions that games with one draw and games with steps
 * share.
 */
export const createInstantPage = ({ context, art, board, rule, initialBet }: InstantPageOptions) => {
  const { root, t, table, api, shell, money, isCalm } = context;
  const layout = createInstantLayout(root, t, board);
  const emblem = svgObjectUrl(art.emblem);
  const sound = createSound();
  const turbo = createStoredFlag('livery.turbo');
  const bets = createBetSelector(table.limits.steps, initialBet ?? table.limits.preset);
  const meters = createMeters({
    layout,
    money,
    balance: table.balance,
    onBalance: (balance) => shell.balance(balance, table.currency),
  });
  applyPageTheme(root, { hue: art.hues.scene, glowHue: art.hues.light, icon: emblem });
  connectBackdrop(layout.backdrop, art.scenes);
  connectSoundButton(layout.soundButton, sound);
  layout.emblem.src = emblem;
  layout.title.textContent = table.game.name;
  api.watchCommitment(layout.fingerprint.show);
  const showTurbo = (): void => layout.turbo.setAttribute('aria-pressed', String(turbo.isSet()));
  showTurbo();
  showFirstPlayHint({ context, text: t(rule), over: layout.field });
  layout.turbo.addEventListener('click', () => {
    turbo.set(!turbo.isSet());
    showTurbo();
  });

  /**
   * Returns the duration of an animation in milliseconds. The duration is 0 with reduced motion, and shorter if the
   * turbo is on.
   */
  const pace = (normalMs: number): number => {
    if (isCalm()) return 0;
    return turbo.isSet() ? normalMs * turboShare : normalMs;
  };

  const showMessage = (message: string, tone = ''): void => {
    layout.message.textContent = message;
    layout.message.dataset['tone'] = tone;
  };

  return {
    layout,
    emblem,
    sound,
    stats: createSessionStats(),
    bets,
    meters,
    showMessage,
    pace,
    wait: (normalMs: number): Promise<void> => pause(pace(normalMs)),
    /**
     * Shows the result of a round. The size of the celebration depends on the win. A payout below the bet is a loss for
     * the player, so it is shown without the style of a win. Amounts are in minor units.
     */
    showWin: async (win: number, bet: number, { isAuto }: { readonly isAuto: boolean }): Promise<void> => {
      if (win === 0) return showMessage(t('noWin'));
      const inBets = win / bet;
      if (inBets > 1) sound.win(inBets);
      showMessage(t('youWon', { amount: money.full(win) }), win < bet ? '' : 'win');
      if (win < bet) return meters.showReturn(win);
      const isShort = isCalm() || turbo.isSet() || isAuto;
      await meters.countWin(0, win, isShort ? 0 : Math.min(1200, 300 + inBets * 90));
      if (inBets >= 5 && !isCalm()) startCoinBurst(layout.sparks, Math.min(90, Math.round(10 + inBets * 2)));
      if (isBigWin(win, bet)) await celebrate(root, t, money, win, bet, isCalm());
    },
    /** Shows the result of the last round if a reload interrupted its animation. Amounts are in minor units. */
    showLastRound: (win: number, bet: number): void => {
      if (win === 0) return showMessage(t('lastRoundNoWin'));
      showMessage(t('lastRoundWon', { amount: money.full(win) }), win < bet ? '' : 'win');
      if (win < bet) meters.showReturn(win);
      else void meters.countWin(0, win, 0);
    },
    showRejection: async (errorCode: string, balance = meters.balance()): Promise<void> => {
      meters.setBalance(balance);
      showMessage('');
      const lowerBet = findLowerStake(errorCode, bets.steps, balance);
      await showRejectionCard({
        context,
        errorCode,
        balance,
        lowerStake: lowerBet
          ? { label: t('useBet', { amount: money.full(lowerBet) }), choose: () => bets.choose(lowerBet) }
          : undefined,
      });
      meters.setBet(bets.current());
    },
    createRuleSection: (): HTMLElement => section(t('paytable'), createElement('p', {}, t(rule))),
  };
};
