import type { MyBet, PublicBet, TableRoundView } from '../../../engine/table/table-views.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { isSessionFatal, errorMessageFor } from '../../../client/error-messages.ts';
import { showSessionEnded } from '../../../client/session-ended.ts';
import type { SessionStats } from '../../../client/session-stats.ts';
import { createSessionStats } from '../../../client/session-stats.ts';
import { showAmount } from '../../../client/fit-amount.ts';
import type { Sound } from '../../../client/sound.ts';
import { createCountdown } from '../../../client/tables/countdown.ts';
import { formatCompactAmount } from '../../../client/tables/chip-stacks.ts';
import { createServerClock } from '../../../client/tables/server-clock.ts';
import { fill } from '../../../client/text/load-text.ts';
import { ltr } from '../../../client/text/ltr.ts';
import { computeCrashPayout, maxTarget, minTarget } from '../rules/crash-point.ts';
import type { CrashBet } from '../server.ts';
import type { BetForm } from './bet-form.ts';
import { formatMultiplier } from './bet-options.ts';
import { renderPlayerList } from './player-list.ts';
import type { RocketScene } from './rocket-scene.ts';
import type { CrashLayout } from './crash-layout.ts';
import type { CrashText } from './text/text.ts';

export interface CrashControllerOptions {
  readonly context: GameContext<CrashText>;
  readonly page: CrashLayout;
  readonly betForm: BetForm;
  readonly rocketScene: RocketScene;
  readonly sound: Sound;
  readonly onPast: (crashPoints: readonly number[]) => void;
}

export interface CrashController {
  /** Action of the large button and of the space bar. */
  readonly act: () => Promise<void>;
  /** Updates the displayed multiplier. */
  readonly fly: (multiplier: number) => void;
  readonly stats: SessionStats;
}

const noticeMs = 3600;

export const createCrashController = ({
  context,
  page,
  betForm,
  rocketScene,
  sound,
  onPast,
}: CrashControllerOptions): CrashController => {
  const { text, money, api, shell, table } = context;
  const clock = createServerClock();
  const countdown = createCountdown(page, clock, (secondsLeft) => secondsLeft <= 3 && sound.tone(880, 0, 0.09, 0.08));
  const stats = createSessionStats();
  let balance = table.balance;
  let round: TableRoundView<number> | undefined;
  let myBet: MyBet | undefined;
  let others: readonly PublicBet[] = [];
  let past: { readonly roundId: string; readonly outcome: number }[] = [];
  let multiplier = 100;
  let isBusy = false;
  let isCutOff = false;
  let presentedRoundId = '';
  let noticing = 0;
  let playersRenderedAt = 0;

  const showToast = (message: string, tone = ''): void => {
    clearTimeout(noticing);
    page.toast.textContent = message;
    page.toast.dataset['tone'] = tone;
    noticing = window.setTimeout(() => (page.toast.textContent = ''), noticeMs);
  };
  const setBalance = (minor: number | null | undefined): void => {
    if (minor === null || minor === undefined) return;
    balance = minor;
    showAmount(page.balance, money.full(minor));
    shell.balance(minor, table.currency);
  };
  const toCrashBet = (placedBet: MyBet): CrashBet => placedBet.bet as CrashBet;
  /** Multiplier of the player's cash-out: from the server's payout, or the target once the flight has reached it. */
  const getCashOutMultiplier = (placedBet: MyBet): number | undefined => {
    if (placedBet.payout !== null)
      return placedBet.payout > 0 ? Math.round((placedBet.payout * 100) / placedBet.stake) : undefined;
    const { target } = toCrashBet(placedBet);
    return target !== null && multiplier >= target && round?.phase === 'running' ? target : undefined;
  };
  const isOpen = (): boolean => !isCutOff && round?.phase === 'betting' && clock.now() < round.closesAt;

  const showAction = (does: string, label: string, isOff = false): void => {
    page.action.dataset['does'] = does;
    page.action.textContent = label;
    page.action.disabled = isOff;
  };
  const refresh = (): void => {
    const canBet = isOpen() && !isBusy;
    betForm.allow(canBet && !myBet);
    showAmount(page.totalBet, money.full(myBet?.stake ?? 0));
    const cashOutMultiplier = myBet && getCashOutMultiplier(myBet);
    if (isBusy) showAction('busy', text.confirming, true);
    else if (myBet && isOpen()) showAction('cancel', fill(text.cancelBet, { amount: money.full(myBet.stake) }));
    else if (myBet && cashOutMultiplier !== undefined)
      showAction('left', fill(text.cashedOut, { multiplier: ltr(formatMultiplier(cashOutMultiplier)) }), true);
    else if (myBet && round?.phase === 'running')
      showAction(
        'cashOut',
        fill(text.cashOut, { amount: money.full(computeCrashPayout(myBet.stake, Math.min(multiplier, maxTarget))) }),
        multiplier < minTarget,
      );
    else if (myBet && round?.phase === 'closed') showAction('wait', text.aboard, true);
    else if (isOpen()) showAction('bet', fill(text.confirm, { amount: money.full(betForm.stake()) }), !canBet);
    else showAction('wait', text.waiting, true);
    page.multiplier.dataset['tone'] =
      round?.phase === 'result' ? 'gone' : cashOutMultiplier === undefined ? '' : 'cashed';
  };
  const refreshPlayerList = (): void =>
    renderPlayerList(page.crew, {
      bets: others,
      multiplier,
      isFlying: round?.phase === 'running',
      isOver: round?.phase === 'result',
      money,
    });

  const present = (): void => {
    if (round?.phase !== 'result' || !myBet || myBet.payout === null || presentedRoundId === round.roundId) return;
    presentedRoundId = round.roundId;
    stats.add(0, myBet.payout);
    showAmount(page.lastWin, money.full(myBet.payout));
    page.lastWin.dataset['round'] = String(round.number);
    page.lastWin.toggleAttribute('data-lit', myBet.payout > 0);
    if (myBet.payout === 0) showToast(text.noWin);
    else showToast(fill(text.youWon, { amount: money.full(myBet.payout) }), 'good');
  };

  const bet = async (): Promise<void> => {
    if (!round) return;
    const { roundId } = round;
    const order: CrashBet = { stake: betForm.stake(), target: betForm.target() };
    if (order.stake > balance) return showToast(text.noFunds, 'warning');
    isBusy = true;
    refresh();
    const result = await api.placeBet(roundId, order, () => showToast(text.lost, 'warning'));
    isBusy = false;
    if (result.status === 'done') {
      stats.add(result.value.stake, 0);
      setBalance(result.value.balance);
      if (round?.roundId === roundId)
        myBet ??= { betId: result.value.betId, bet: order, stake: result.value.stake, payout: null };
      sound.tone(660, 0, 0.12, 0.1);
    } else {
      setBalance(result.balance);
      refresh();
      if (isSessionFatal(result.errorCode)) return showSessionEnded(context);
      showToast(
        result.errorCode === 'round.closed'
          ? text.tooLate
          : errorMessageFor(text, result.errorCode, money.full(result.balance ?? balance)),
        'warning',
      );
    }
    refresh();
  };

  /** Cancels the bet before the start, or cashes out. The server time decides the multiplier. */
  const withdraw = async (does: 'cancel' | 'cashOut'): Promise<void> => {
    if (!myBet) return;
    const { betId } = myBet;
    isBusy = true;
    refresh();
    if (does === 'cancel') {
      const result = await api.cancelBet(betId);
      if (result.status === 'done') {
        setBalance(result.value.balance);
        if (myBet?.betId === betId) myBet = undefined;
        showToast(text.returned, 'good');
      } else showToast(errorMessageFor(text, result.errorCode, ''), 'warning');
    } else {
      const result = await api.act(betId, { kind: 'cashOut' });
      if (result.status === 'done' && result.value.payout > 0) {
        setBalance(result.value.balance);
        if (myBet?.betId === betId) myBet = { ...myBet, payout: result.value.payout };
        showToast(fill(text.youWon, { amount: money.full(result.value.payout) }), 'good');
        sound.win(result.value.payout / myBet.stake);
      } else
        showToast(
          result.status === 'done' || result.errorCode === 'round.closed'
            ? text.tooLateToLeave
            : errorMessageFor(text, result.errorCode, ''),
          'warning',
        );
    }
    isBusy = false;
    refresh();
  };

  const setRound = (next: TableRoundView<number>): void => {
    clock.sample(next.now);
    const isNew = next.roundId !== round?.roundId;
    const before = round?.phase;
    round = next;
    if (isNew) myBet = undefined;
    if (next.phase === 'betting') countdown.until(next.closesAt, text.placeBets, refresh);
    else
      countdown.stop(
        next.phase === 'running'
          ? text.flying
          : next.phase === 'result'
            ? text.flewAway
            : next.phase === 'cancelled'
              ? text.voided
              : text.betsClosed,
      );
    page.phase.dataset['phase'] = next.phase;
    page.phase.hidden = next.phase === 'running';
    if (next.phase === 'running' && next.runsAt !== null)
      rocketScene.set({ kind: 'flying', since: performance.now() - (clock.now() - next.runsAt) });
    else if (next.phase === 'result' && next.outcome !== null) {
      const { roundId, outcome } = next;
      multiplier = outcome;
      page.multiplier.textContent = formatMultiplier(outcome);
      rocketScene.set({ kind: 'gone', crashPoint: outcome, at: before === 'running' ? performance.now() : -Infinity });
      if (before === 'running') sound.tone(160, 0, 0.5, 0.2, 'sawtooth', 40);
      if (!past.some((pastRound) => pastRound.roundId === roundId)) past = [...past, { roundId, outcome }];
      onPast(past.map((pastRound) => pastRound.outcome));
    } else {
      multiplier = 100;
      page.multiplier.textContent = '';
      rocketScene.set({ kind: 'waiting' });
    }
    refresh();
    refreshPlayerList();
    present();
  };

  api.live(
    (event) => {
      if (event.type === 'round') setRound(event['round'] as TableRoundView<number>);
      else if (event.type === 'past') {
        past = event['rounds'] as typeof past;
        onPast(past.map(({ outcome }) => outcome));
      } else if (event.type === 'mine') {
        setBalance(event['balance'] as number | undefined);
        if (round && event['roundId'] !== round.roundId) return;
        myBet = (event['bets'] as readonly MyBet[]).at(-1);
        refresh();
        present();
      } else if (event.type === 'bets') {
        others = event['bets'] as readonly PublicBet[];
        page.subtitle.textContent = `${fill(text.betRange, { min: ltr(formatCompactAmount(table.limits.min)), max: ltr(formatCompactAmount(table.limits.max)) })} · ${fill(text.seated, { count: event['players'] as number })}`;
        refreshPlayerList();
      } else if (event.type === 'balance') setBalance(event['balance'] as number);
    },
    (isConnected) => {
      isCutOff = !isConnected;
      // The state of the round is unknown while offline. The next event restores it.
      if (isCutOff) countdown.stop(text.offline);
      page.phase.toggleAttribute('data-cut-off', isCutOff);
      if (isCutOff) page.phase.hidden = false;
      refresh();
    },
  );

  betForm.onChange(refresh);
  page.title.textContent = table.game.name;
  page.lastWin.textContent = '–';
  page.phaseText.textContent = text.waiting;
  setBalance(balance);
  refresh();

  return {
    act: async () => {
      const does = page.action.dataset['does'];
      if (isBusy || page.action.disabled) return;
      if (does === 'bet') await bet();
      else if (does === 'cancel' || does === 'cashOut') await withdraw(does);
    },
    fly: (now) => {
      if (now === multiplier || round?.phase !== 'running') return;
      multiplier = now;
      page.multiplier.textContent = formatMultiplier(now);
      refresh();
      if (performance.now() - playersRenderedAt < 250) return;
      playersRenderedAt = performance.now();
      refreshPlayerList();
    },
    stats,
  };
};
