import type { OwnBet, SeenBet, TableRoundView } from '../../../engine/table/table-views.ts';
import type { Seat } from '../../../client-kit/open-game.ts';
import { endsSession, phraseFor } from '../../../client-kit/refusals.ts';
import { showSessionOver } from '../../../client-kit/session-over.ts';
import type { SessionTally } from '../../../client-kit/session-tally.ts';
import { createSessionTally } from '../../../client-kit/session-tally.ts';
import { showFigure } from '../../../client-kit/show-figure.ts';
import type { Sound } from '../../../client-kit/sound.ts';
import { createCountdown } from '../../../client-kit/tables/countdown.ts';
import { shortAmount } from '../../../client-kit/tables/piles.ts';
import { createServerClock } from '../../../client-kit/tables/server-clock.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { ltr } from '../../../client-kit/text/ltr.ts';
import { crashReturn, highestTarget, lowestTarget } from '../rules/crash-point.ts';
import type { CrashBet } from '../server.ts';
import type { Choice } from './bet-choice.ts';
import { showMultiplier } from './choices.ts';
import { showCrew } from './crew.ts';
import type { Flight } from './flight.ts';
import type { CrashPage } from './page.ts';
import type { CrashText } from './text/text.ts';

export interface PlayOptions {
  readonly seat: Seat<CrashText>;
  readonly page: CrashPage;
  readonly choice: Choice;
  readonly flight: Flight;
  readonly sound: Sound;
  readonly onPast: (crashPoints: readonly number[]) => void;
}

export interface Play {
  /** The large button, also by the space bar. */
  readonly act: () => Promise<void>;
  /** The flight as the page sees it. */
  readonly fly: (multiplier: number) => void;
  readonly tally: SessionTally;
}

const noticeMs = 3600;

export const createPlay = ({ seat, page, choice, flight, sound, onPast }: PlayOptions): Play => {
  const { text, money, api, shell, table } = seat;
  const clock = createServerClock();
  const countdown = createCountdown(page, clock, (left) => left <= 3 && sound.tone(880, 0, 0.09, 0.08));
  const tally = createSessionTally();
  let balance = table.balance;
  let round: TableRoundView<number> | undefined;
  let mine: OwnBet | undefined;
  let others: readonly SeenBet[] = [];
  let past: { readonly roundId: string; readonly outcome: number }[] = [];
  let multiplier = 100;
  let isBusy = false;
  let isCutOff = false;
  let presented = '';
  let noticing = 0;
  let drawnCrewAt = 0;

  const say = (message: string, tone = ''): void => {
    clearTimeout(noticing);
    page.toast.textContent = message;
    page.toast.dataset['tone'] = tone;
    noticing = window.setTimeout(() => (page.toast.textContent = ''), noticeMs);
  };
  const setBalance = (minor: number | null | undefined): void => {
    if (minor === null || minor === undefined) return;
    balance = minor;
    showFigure(page.balance, money.full(minor));
    shell.balance(minor, table.currency);
  };
  const betOf = (own: OwnBet): CrashBet => own.bet as CrashBet;
  /** Where the player left: by hand as the server has it, by target as soon as the flight has reached it. */
  const leftAt = (own: OwnBet): number | undefined => {
    if (own.payout !== null) return own.payout > 0 ? Math.round((own.payout * 100) / own.stake) : undefined;
    const { target } = betOf(own);
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
    choice.allow(canBet && !mine);
    showFigure(page.totalBet, money.full(mine?.stake ?? 0));
    const left = mine && leftAt(mine);
    if (isBusy) showAction('busy', text.confirming, true);
    else if (mine && isOpen()) showAction('cancel', fill(text.cancelBet, { amount: money.full(mine.stake) }));
    else if (mine && left !== undefined)
      showAction('left', fill(text.cashedOut, { multiplier: ltr(showMultiplier(left)) }), true);
    else if (mine && round?.phase === 'running')
      showAction(
        'cashOut',
        fill(text.cashOut, { amount: money.full(crashReturn(mine.stake, Math.min(multiplier, highestTarget))) }),
        multiplier < lowestTarget,
      );
    else if (mine && round?.phase === 'closed') showAction('wait', text.aboard, true);
    else if (isOpen()) showAction('bet', fill(text.confirm, { amount: money.full(choice.stake()) }), !canBet);
    else showAction('wait', text.waiting, true);
    page.multiplier.dataset['tone'] = round?.phase === 'result' ? 'gone' : left === undefined ? '' : 'cashed';
  };
  const refreshCrew = (): void =>
    showCrew(page.crew, {
      bets: others,
      multiplier,
      isFlying: round?.phase === 'running',
      isOver: round?.phase === 'result',
      money,
    });

  const present = (): void => {
    if (round?.phase !== 'result' || !mine || mine.payout === null || presented === round.roundId) return;
    presented = round.roundId;
    tally.add(0, mine.payout);
    showFigure(page.lastWin, money.full(mine.payout));
    page.lastWin.dataset['round'] = String(round.number);
    page.lastWin.toggleAttribute('data-lit', mine.payout > 0);
    if (mine.payout === 0) say(text.noWin);
    else say(fill(text.youWon, { amount: money.full(mine.payout) }), 'good');
  };

  const bet = async (): Promise<void> => {
    if (!round) return;
    const { roundId } = round;
    const order: CrashBet = { stake: choice.stake(), target: choice.target() };
    if (order.stake > balance) return say(text.noFunds, 'warning');
    isBusy = true;
    refresh();
    const answer = await api.placeBet(roundId, order, () => say(text.lost, 'warning'));
    isBusy = false;
    if (answer.status === 'done') {
      tally.add(answer.value.stake, 0);
      setBalance(answer.value.balance);
      if (round?.roundId === roundId)
        mine ??= { betId: answer.value.betId, bet: order, stake: answer.value.stake, payout: null };
      sound.tone(660, 0, 0.12, 0.1);
    } else {
      setBalance(answer.balance);
      refresh();
      if (endsSession(answer.errorCode)) return showSessionOver(seat);
      say(
        answer.errorCode === 'round.closed'
          ? text.tooLate
          : phraseFor(text, answer.errorCode, money.full(answer.balance ?? balance)),
        'warning',
      );
    }
    refresh();
  };

  /** Cancels before the start, or leaves the flight: the server's clock says where. */
  const withdraw = async (does: 'cancel' | 'cashOut'): Promise<void> => {
    if (!mine) return;
    const { betId } = mine;
    isBusy = true;
    refresh();
    if (does === 'cancel') {
      const answer = await api.cancelBet(betId);
      if (answer.status === 'done') {
        setBalance(answer.value.balance);
        if (mine?.betId === betId) mine = undefined;
        say(text.returned, 'good');
      } else say(phraseFor(text, answer.errorCode, ''), 'warning');
    } else {
      const answer = await api.act(betId, { kind: 'cashOut' });
      if (answer.status === 'done' && answer.value.payout > 0) {
        setBalance(answer.value.balance);
        if (mine?.betId === betId) mine = { ...mine, payout: answer.value.payout };
        say(fill(text.youWon, { amount: money.full(answer.value.payout) }), 'good');
        sound.win(answer.value.payout / mine.stake);
      } else
        say(
          answer.status === 'done' || answer.errorCode === 'round.closed'
            ? text.tooLateToLeave
            : phraseFor(text, answer.errorCode, ''),
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
    if (isNew) mine = undefined;
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
      flight.set({ kind: 'flying', since: performance.now() - (clock.now() - next.runsAt) });
    else if (next.phase === 'result' && next.outcome !== null) {
      const { roundId, outcome } = next;
      multiplier = outcome;
      page.multiplier.textContent = showMultiplier(outcome);
      flight.set({ kind: 'gone', crashPoint: outcome, at: before === 'running' ? performance.now() : -Infinity });
      if (before === 'running') sound.tone(160, 0, 0.5, 0.2, 'sawtooth', 40);
      if (!past.some((known) => known.roundId === roundId)) past = [...past, { roundId, outcome }];
      onPast(past.map((known) => known.outcome));
    } else {
      multiplier = 100;
      page.multiplier.textContent = '';
      flight.set({ kind: 'waiting' });
    }
    refresh();
    refreshCrew();
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
        mine = (event['bets'] as readonly OwnBet[]).at(-1);
        refresh();
        present();
      } else if (event.type === 'bets') {
        others = event['bets'] as readonly SeenBet[];
        page.subtitle.textContent = `${fill(text.betRange, { min: ltr(shortAmount(table.limits.min)), max: ltr(shortAmount(table.limits.max)) })} · ${fill(text.seated, { count: event['players'] as number })}`;
        refreshCrew();
      } else if (event.type === 'balance') setBalance(event['balance'] as number);
    },
    (isConnected) => {
      isCutOff = !isConnected;
      // What the flight does meanwhile is not known; once it is, the table tells of it by itself.
      if (isCutOff) countdown.stop(text.offline);
      page.phase.toggleAttribute('data-cut-off', isCutOff);
      if (isCutOff) page.phase.hidden = false;
      refresh();
    },
  );

  choice.onChange(refresh);
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
      page.multiplier.textContent = showMultiplier(now);
      refresh();
      if (performance.now() - drawnCrewAt < 250) return;
      drawnCrewAt = performance.now();
      refreshCrew();
    },
    tally,
  };
};
