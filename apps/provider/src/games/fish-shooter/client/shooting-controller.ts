import { showCard } from '../../../client/dom/card.ts';
import { startCoinBurst } from '../../../client/art/coin-burst.ts';
import { showAmount } from '../../../client/format/fit-amount.ts';
import type { ApiResult } from '../../../client/gateway/api-requests.ts';
import { findLowerStake, showRejectionCard } from '../../../client/messages/rejection-card.ts';
import type { SessionStats } from '../../../client/session/session-stats.ts';
import type { Sound } from '../../../client/art/sound.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { createUuid } from '../../../client/gateway/uuid.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { TableView } from '../../../engine/views.ts';
import type { AmmoPackView, FishView, HandBackView, PurchaseView, ShotView } from '../records.ts';
import { toAmmoPackView } from '../records.ts';
import type { FishLayout } from './fish-layout.ts';
import type { SeaStage } from './scene/sea-stage.ts';
import type { Swimmer } from './scene/swimmers-motion.ts';
import type { ShootingAction, ShootingState } from './shooting-state.ts';
import {
  canFire,
  canHandBack,
  canLoad,
  canStep,
  countFreeUnits,
  createShootingState,
  getFreePart,
  getPrice,
  getShotLevel,
  reduceShooting,
} from './shooting-state.ts';
import type { FishKey } from './text-key.ts';

export type FishTable = TableView<unknown, unknown, unknown, FishView>;

export interface ShootingOptions {
  readonly context: GameContext<FishKey, FishTable>;
  readonly layout: FishLayout;
  readonly stage: SeaStage;
  readonly sound: Sound;
  readonly stats: SessionStats;
}

/** Minimum time between two shots, in milliseconds. */
const shotIntervalMs = 320;

/**
 * Controls the player's ammo pack: the player buys a number of ammunition units, shoots them, and gets the unused units
 * refunded. The server decides the outcome of every shot. A request without a response is repeated.
 */
export class ShootingController {
  readonly #options: ShootingOptions;
  #state: ShootingState;
  /**
   * Promise chain that sends the shots one after the other. The server rejects a shot whose index is not the number of
   * shots that are already played.
   */
  #queue: Promise<void> = Promise.resolve();
  #lastShot = -Infinity;

  constructor(options: ShootingOptions) {
    this.#options = options;
    const { table, shell, t } = options.context;
    this.#state = createShootingState({
      ammoPack: table.view.magazine,
      commitment: table.view.commitment,
      balance: table.balance,
      prices: table.limits.steps,
      preset: table.limits.preset,
    });
    this.#refresh();
    shell.balance(table.balance, table.currency);
    this.#showMessage(this.#state.ammoPack ? t('goOnShooting') : t('loadFirst'));
  }

  async load(): Promise<void> {
    if (!canLoad(this.#state)) return;
    const { t } = this.#options.context;
    const { balance, commitment } = this.#state;
    const stake = getPrice(this.#state);
    this.#dispatch({ type: 'requested' });
    const result: ApiResult<PurchaseView> =
      stake > balance
        ? { status: 'rejected', errorCode: 'wallet.insufficient.balance' }
        : await this.#call('buy', { roundId: createUuid(), commitment, clientPart: createUuid(), stake });
    if (result.status === 'rejected') return this.#handleRejection(result.errorCode, result.balance);
    const { magazine: ammoPack, commitment: nextCommitment, balance: balanceAfter } = result.value;
    this.#reportBalance(balanceAfter ?? balance - stake);
    this.#showMessage(t('aim'));
    this.#dispatch({
      type: 'loaded',
      ammoPack,
      commitment: nextCommitment,
      balance: balanceAfter ?? balance - stake,
    });
  }

  /**
   * Fires a bullet in the current direction of the cannon. Does nothing if no ammunition unit is free, a request is
   * pending, or `shotIntervalMs` has not passed since the last shot.
   */
  fire(): void {
    const now = performance.now();
    if (!canFire(this.#state) || now - this.#lastShot < shotIntervalMs) return;
    const { stage, sound } = this.#options;
    const level = getShotLevel(this.#state);
    this.#lastShot = now;
    stage.fire(level);
    sound.tone(220, 0, 0.12, 0.12, 'square', 70);
    this.#dispatch({ type: 'fired', level });
  }

  /** Raises or lowers the level of the cannon. Without an ammo pack, changes the price of the next pack instead. */
  step(by: 1 | -1): void {
    this.#dispatch({ type: 'stepped', by });
  }

  /** Ends the ammo pack. The server refunds the unused units. */
  async handBack(): Promise<void> {
    const { ammoPack } = this.#state;
    if (!ammoPack || !canHandBack(this.#state)) return;
    this.#dispatch({ type: 'requested' });
    const result = await this.#call<HandBackView>('hand-back', { roundId: ammoPack.roundId });
    if (result.status === 'rejected') return this.#handleRejection(result.errorCode, result.balance);
    await this.#finish(ammoPack, result.value);
  }

  handleHit(swimmer: Swimmer, level: number): void {
    this.#queue = this.#queue.then(() => this.#sendShot(swimmer, level));
  }

  /** Makes the units of a missed shot available again. */
  handleMiss(level: number): void {
    this.#dispatch({ type: 'missed', level });
  }

  #call<Value>(name: string, request: unknown): Promise<ApiResult<Value>> {
    const { api, t } = this.#options.context;
    return api.call<Value>(name, request, {
      shouldRetry: true,
      onLost: () => this.#showMessage(t('reconnecting'), 'warning'),
    });
  }

  #dispatch(action: ShootingAction): void {
    this.#state = reduceShooting(this.#state, action);
    this.#refresh();
  }

  #showMessage(message: string, tone = ''): void {
    const { layout } = this.#options;
    layout.message.textContent = message;
    layout.message.dataset['tone'] = tone;
  }

  #reportBalance(minor: number): void {
    const { shell, table } = this.#options.context;
    shell.balance(minor, table.currency);
  }

  #refresh(): void {
    const { context, layout, stage } = this.#options;
    const { ammoPack, isBusy } = this.#state;
    this.#showMeters();
    // Shows the commitment (hash of the secret seed) of the next ammo pack before the player buys the pack. With this
    // hash, the player can verify later that the server has not changed the seed.
    layout.fingerprint.show(this.#state.commitment);
    layout.load.hidden = ammoPack !== null;
    layout.fire.hidden = ammoPack === null;
    layout.handBack.hidden = ammoPack === null;
    layout.handBack.disabled = !canHandBack(this.#state);
    layout.load.disabled = isBusy;
    layout.fire.disabled = countFreeUnits(this.#state) < 1;
    this.#showStepButtons();
    context.root.toggleAttribute('data-loaded', ammoPack !== null);
    stage.setLevel(getShotLevel(this.#state));
  }

  #showMeters(): void {
    const { context, layout } = this.#options;
    const { t, money } = context;
    const { ammoPack, balance } = this.#state;
    showAmount(layout.balance, money.full(balance));
    showAmount(layout.won, ammoPack ? money.full(ammoPack.won) : '–');
    layout.won.toggleAttribute('data-lit', (ammoPack?.won ?? 0) > 0);
    layout.shots.textContent = ammoPack ? String(countFreeUnits(this.#state)) : '–';
    layout.shotsBar.style.setProperty('--part', String(getFreePart(this.#state)));
    layout.load.textContent = t('load', { amount: money.full(getPrice(this.#state)) });
  }

  #showStepButtons(): void {
    const { context, layout } = this.#options;
    const { t } = context;
    const isLoaded = this.#state.ammoPack !== null;
    layout.less.disabled = !canStep(this.#state, -1);
    layout.more.disabled = !canStep(this.#state, 1);
    layout.less.setAttribute('aria-label', isLoaded ? t('weaker') : t('lowerBet'));
    layout.more.setAttribute('aria-label', isLoaded ? t('stronger') : t('raiseBet'));
  }

  async #sendShot(swimmer: Swimmer, level: number): Promise<void> {
    const { ammoPack } = this.#state;
    if (!ammoPack) return;
    // Shots are sent one after the other, so the index of this shot is the number of shots that the server has settled.
    const request = { roundId: ammoPack.roundId, index: ammoPack.shots.length, creature: swimmer.creature, level };
    const result = await this.#call<ShotView>('shoot', request);
    if (result.status === 'rejected') {
      this.#dispatch({ type: 'missed', level });
      return this.#showRejection(result.errorCode, result.balance);
    }
    const { commitment, win } = result.value;
    const after = toAmmoPackView(result.value);
    this.#showShot(swimmer, level, result.value);
    this.#dispatch({ type: 'settled', level, ammoPack: after, commitment });
    if (win !== null) await this.#finish(after, result.value);
  }

  #showShot(swimmer: Swimmer, level: number, { prize, unit }: ShotView): void {
    const { context, stage, sound } = this.#options;
    const { t, money } = context;
    if (prize === 0) return;
    const amount = prize * level * unit;
    stage.showCatch(swimmer, money.bare(amount));
    sound.tone(660 + prize * 3, 0, 0.35, 0.13);
    this.#showMessage(t('caught', { prize: ltr(`×${prize}`), amount: money.full(amount) }), 'win');
  }

  /**
   * Shows the result of an ammo pack that the server has ended, and removes the pack from the state. `balance` is
   * null until the wallet has confirmed the payment.
   */
  async #finish(
    ammoPack: AmmoPackView,
    { commitment, balance }: Pick<HandBackView, 'commitment' | 'balance'>,
  ): Promise<void> {
    const { context, layout, sound, stats } = this.#options;
    const { stake, unit, left, won } = ammoPack;
    const spent = stake - left * unit;
    // The catch is shown as a win only if the catch is worth more than the fired shots cost.
    const isProfit = won > spent && won > 0;
    stats.add(spent, won);
    const balanceAfter = balance ?? this.#state.balance;
    this.#reportBalance(balanceAfter);
    this.#showMessage('');
    this.#dispatch({ type: 'finished', commitment, balance: balanceAfter });
    if (isProfit) sound.win(won / stake);
    if (isProfit && !context.isCalm()) startCoinBurst(layout.sparks, 50);
    await this.#showResult(ammoPack, { isProfit });
    if (balance === null) await this.#loadBalance();
  }

  async #showResult(
    { stake, unit, left, won }: AmmoPackView,
    { isProfit }: { readonly isProfit: boolean },
  ): Promise<void> {
    const { root, t, money } = this.#options.context;
    const returned = left * unit;
    const cost = t('packNote', { stake: money.full(stake) });
    await showCard(root, {
      kind: isProfit ? 'fanfare' : 'notice',
      eyebrow: t('packFinished'),
      headline: this.#formatResult(won, { isProfit }),
      hint: returned > 0 ? `${cost} · ${t('returned')}: ${money.full(returned)}` : cost,
      actions: [{ label: t('goOn'), value: 'on' }],
    });
  }

  #formatResult(won: number, { isProfit }: { readonly isProfit: boolean }): string {
    const { t, money } = this.#options.context;
    if (won === 0) return t('nothing');
    return isProfit ? t('youWon', { amount: money.full(won) }) : `${t('catch')}: ${money.full(won)}`;
  }

  /** Loads the balance again, because the response did not contain the balance after the payment. */
  async #loadBalance(): Promise<void> {
    const table = await this.#options.context.api.table();
    if (table.status !== 'done') return;
    this.#reportBalance(table.value.balance);
    this.#dispatch({ type: 'balanceChanged', balance: table.value.balance });
  }

  async #handleRejection(errorCode: string, balance: number | undefined): Promise<void> {
    await this.#showRejection(errorCode, balance);
    this.#dispatch({ type: 'rejected' });
  }

  async #showRejection(errorCode: string, newBalance: number | undefined): Promise<void> {
    const { context } = this.#options;
    const { t, money } = context;
    if (newBalance !== undefined) {
      this.#reportBalance(newBalance);
      this.#state = reduceShooting(this.#state, { type: 'balanceChanged', balance: newBalance });
    }
    const { balance, prices } = this.#state;
    const lowerPrice = findLowerStake(errorCode, prices, balance);
    await showRejectionCard({
      context,
      errorCode,
      balance,
      lowerStake: lowerPrice
        ? {
            label: t('load', { amount: money.full(lowerPrice) }),
            choose: () => this.#dispatch({ type: 'priceChosen', price: lowerPrice }),
          }
        : undefined,
    });
  }
}
