import { showCard } from '../../../client/card.ts';
import type { GameContext } from '../../../client/start-game.ts';
import { isSessionFatal, errorMessageFor } from '../../../client/error-messages.ts';
import type { SessionStats } from '../../../client/session-stats.ts';
import { showAmount } from '../../../client/fit-amount.ts';
import type { Sound } from '../../../client/sound.ts';
import { startCoinBurst } from '../../../client/coin-burst.ts';
import { fill } from '../../../client/text/load-text.ts';
import { createUuid } from '../../../client/uuid.ts';
import type { TableView } from '../../../engine/views.ts';
import type { AmmoPackView } from '../records.ts';
import { cannonLevels } from '../rules/creatures.ts';
import type { SeaStage } from './scene/sea-stage.ts';
import type { Swimmer } from './scene/swimmers-motion.ts';
import type { Text } from './text/text.ts';
import type { View } from './view.ts';

export interface FishView {
  readonly commitment: string;
  readonly magazine: AmmoPackView | null;
}
export type FishTable = TableView<unknown, unknown, unknown, FishView>;
type Shooting = AmmoPackView & {
  readonly prize: number;
  readonly commitment: string;
  readonly win: number | null;
  readonly balance: number | null;
};
type Loaded = FishView & { readonly balance: number | null };

export interface ShootingOptions {
  readonly context: GameContext<Text, FishTable>;
  readonly view: View;
  readonly stage: () => SeaStage;
  readonly sound: Sound;
  readonly stats: SessionStats;
}

export interface ShootingController {
  readonly load: () => Promise<void>;
  readonly fire: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly handBack: () => Promise<void>;
  readonly onHit: (swimmer: Swimmer, level: number) => void;
  readonly onMiss: (level: number) => void;
}

/** Minimum time between two shots. */
const betweenShotsMs = 320;

/**
 * Controls the player's ammo pack: purchase, shots and settlement. The server decides every shot; requests are repeated
 * until a response arrives.
 */
export const createShootingController = ({
  context,
  view,
  stage,
  sound,
  stats,
}: ShootingOptions): ShootingController => {
  const { root, text, table, api, shell, money, isCalm } = context;
  const { steps } = table.limits;
  let { magazine, commitment } = table.view;
  let balance = table.balance;
  let price = Math.max(0, steps.indexOf(magazine?.stake ?? table.limits.preset));
  let levelAt = 0;
  /** Units of shots that are fired and not settled yet. */
  let flying = 0;
  let sent = magazine?.shots.length ?? 0;
  let queue: Promise<void> = Promise.resolve();
  let isBusy = false;
  let lastShot = -Infinity;

  const level = (): number => Math.min(cannonLevels[levelAt] ?? 1, Math.max(1, (magazine?.left ?? 1) - flying));
  const showMessage = (message: string, tone = ''): void => {
    view.message.textContent = message;
    view.message.dataset['tone'] = tone;
  };
  const setBalance = (minor: number): void => {
    balance = minor;
    shell.balance(minor, table.currency);
  };

  const refresh = (): void => {
    const remainingUnits = magazine ? magazine.left - flying : 0;
    showAmount(view.balance, money.full(balance));
    showAmount(view.won, magazine ? money.full(magazine.won) : '–');
    view.won.toggleAttribute('data-lit', (magazine?.won ?? 0) > 0);
    view.shots.textContent = magazine ? String(remainingUnits) : '–';
    view.shotsBar.style.setProperty('--part', String(remainingUnits / 60));
    view.load.hidden = magazine !== null;
    view.fire.hidden = magazine === null;
    view.handBack.hidden = magazine === null;
    view.handBack.disabled = isBusy || flying > 0;
    view.load.textContent = fill(text.load, { amount: money.full(steps[price] ?? 0) });
    view.load.disabled = isBusy;
    view.less.disabled = isBusy || (magazine ? levelAt === 0 : price === 0);
    view.more.disabled = isBusy || (magazine ? levelAt === cannonLevels.length - 1 : price === steps.length - 1);
    view.less.setAttribute('aria-label', magazine ? text.weaker : text.lowerBet);
    view.more.setAttribute('aria-label', magazine ? text.stronger : text.raiseBet);
    view.fire.disabled = remainingUnits < 1;
    root.toggleAttribute('data-loaded', magazine !== null);
    stage().setLevel(level());
  };

  const showRejection = async (errorCode: string, newBalance: number | undefined): Promise<void> => {
    if (newBalance !== undefined) setBalance(newBalance);
    const isOver = isSessionFatal(errorCode);
    const smaller = errorCode === 'wallet.insufficient.balance' ? steps.findLast((step) => step <= balance) : undefined;
    const actions = [
      ...(smaller ? [{ label: fill(text.load, { amount: money.full(smaller) }), value: 'smaller' }] : []),
      ...(isOver
        ? shell.canClose
          ? [{ label: text.close, value: 'close' }]
          : []
        : [{ label: text.goOn, value: 'on', isQuiet: smaller !== undefined }]),
    ];
    const chosen = await showCard(root, {
      kind: 'notice',
      headline: errorMessageFor(text, errorCode, money.full(balance)),
      actions,
    });
    if (chosen === 'smaller' && smaller) price = steps.indexOf(smaller);
    if (isOver) shell.close();
    // The state changed in another window, or the server rejected the request permanently. A reload loads the current
    // table.
    if (errorCode === 'round.stale' || errorCode === 'round.conflict') location.reload();
  };

  /** A catch that is not worth more than its cost is not shown as a win. */
  const formatOutcome = (won: number, isProfit: boolean): string => {
    if (won === 0) return text.nothing;
    return isProfit ? fill(text.youWon, { amount: money.full(won) }) : `${text.catch}: ${money.full(won)}`;
  };

  /** Shows the final result of the ammo pack: the amount caught and the amount returned. */
  const finish = async ({ stake, unit, left, won }: AmmoPackView, balanceAfter: number | null): Promise<void> => {
    const returned = left * unit;
    magazine = null;
    flying = 0;
    sent = 0;
    stats.add(stake - returned, won);
    setBalance(balanceAfter ?? balance);
    showMessage('');
    refresh();
    const isProfit = won > stake - returned && won > 0;
    if (isProfit) sound.win(won / stake);
    const hint = [
      fill(text.magazineNote, { stake: money.full(stake) }),
      ...(returned > 0 ? [`${text.returned}: ${money.full(returned)}`] : []),
    ].join(' · ');
    if (isProfit && !isCalm()) startCoinBurst(view.sparks, 50);
    await showCard(root, {
      kind: isProfit ? 'fanfare' : 'notice',
      eyebrow: text.magazineOver,
      headline: formatOutcome(won, isProfit),
      hint,
      actions: [{ label: text.goOn, value: 'on' }],
    });
    if (balanceAfter === null) {
      const fresh = await api.table();
      if (fresh.status === 'done') setBalance(fresh.value.balance);
      refresh();
    }
  };

  const sendShot = async (swimmer: Swimmer, shotLevel: number, index: number): Promise<void> => {
    const open = magazine;
    if (!open) return;
    const result = await api.call<Shooting>(
      'shoot',
      { roundId: open.roundId, index, creature: swimmer.creature, level: shotLevel },
      { shouldRetry: true, onLost: () => showMessage(text.reconnecting, 'warning') },
    );
    flying -= shotLevel;
    if (result.status === 'refused') {
      refresh();
      return showRejection(result.errorCode, result.balance);
    }
    const { prize, win, balance: paid, roundId, stake, unit, left, shots, won } = result.value;
    ({ commitment } = result.value);
    magazine = { roundId, stake, unit, left, shots, won };
    const amount = prize * shotLevel * unit;
    stage().end(swimmer, prize > 0 ? money.bare(amount) : undefined);
    if (prize > 0) {
      sound.tone(660 + prize * 3, 0, 0.35, 0.13);
      showMessage(fill(text.caught, { prize, amount: money.full(amount) }), 'win');
    }
    refresh();
    if (win !== null) await finish(magazine, paid);
  };

  refresh();
  setBalance(balance);
  showMessage(magazine ? text.goOnShooting : text.loadFirst);
  return {
    load: async () => {
      if (isBusy || magazine) return;
      const stake = steps[price] ?? 0;
      isBusy = true;
      refresh();
      const result =
        stake > balance
          ? ({ status: 'refused', errorCode: 'wallet.insufficient.balance' } as const)
          : await api.call<Loaded>(
              'buy',
              { roundId: createUuid(), commitment, clientPart: createUuid(), stake },
              { shouldRetry: true, onLost: () => showMessage(text.reconnecting, 'warning') },
            );
      isBusy = false;
      if (result.status === 'refused')
        await showRejection(result.errorCode, 'balance' in result ? result.balance : undefined);
      else {
        ({ magazine, commitment } = result.value);
        sent = 0;
        flying = 0;
        setBalance(result.value.balance ?? balance - stake);
        showMessage(text.aim);
      }
      refresh();
    },
    fire: () => {
      const now = performance.now();
      if (!magazine || isBusy || magazine.left - flying < 1 || now - lastShot < betweenShotsMs) return;
      lastShot = now;
      const shotLevel = level();
      flying += shotLevel;
      stage().fire(shotLevel);
      sound.tone(220, 0, 0.12, 0.12, 'square', 70);
      refresh();
    },
    step: (by) => {
      if (isBusy) return;
      if (magazine) levelAt = Math.min(cannonLevels.length - 1, Math.max(0, levelAt + by));
      else price = Math.min(steps.length - 1, Math.max(0, price + by));
      refresh();
    },
    handBack: async () => {
      const open = magazine;
      if (!open || isBusy || flying > 0) return;
      isBusy = true;
      refresh();
      const result = await api.call<Loaded & { readonly win: number }>(
        'hand-back',
        { roundId: open.roundId },
        { shouldRetry: true, onLost: () => showMessage(text.reconnecting, 'warning') },
      );
      isBusy = false;
      if (result.status === 'refused') await showRejection(result.errorCode, result.balance);
      else {
        ({ commitment } = result.value);
        await finish(open, result.value.balance);
      }
      refresh();
    },
    onHit: (swimmer, shotLevel) => {
      const index = sent;
      sent += 1;
      queue = queue.then(() => sendShot(swimmer, shotLevel, index));
    },
    onMiss: (shotLevel) => {
      flying -= shotLevel;
      refresh();
    },
  };
};
