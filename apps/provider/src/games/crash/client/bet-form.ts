import type { MoneyFormat } from '../../../client/money-format.ts';
import { showAmount } from '../../../client/fit-amount.ts';
import type { Limits } from '../../../engine/game.ts';
import { getNextStep, getNextTarget, parseTarget, formatMultiplier, getStakeSteps } from './bet-options.ts';
import type { CrashLayout } from './crash-layout.ts';

export interface BetForm {
  /** Stake in minor units. */
  readonly stake: () => number;
  /**
   * Returns the multiplier for the automatic cash-out, in hundredths. Returns null if the player cashes out manually.
   */
  readonly target: () => number | null;
  readonly allow: (isAllowed: boolean) => void;
  readonly onChange: (changed: () => void) => void;
  readonly nudgeStake: (direction: 1 | -1) => void;
}

const firstTarget = 200;

/**
 * Creates the form in which the player chooses the stake and the target (multiplier for the automatic cash-out) of the
 * next bet.
 */
export const createBetForm = (page: CrashLayout, limits: Limits, money: MoneyFormat): BetForm => {
  const steps = getStakeSteps(limits);
  let stake = limits.preset;
  let target = firstTarget;
  let isAllowed = false;
  let changed = (): void => undefined;

  const show = (): void => {
    showAmount(page.stake, money.full(stake));
    if (document.activeElement !== page.target) page.target.value = formatMultiplier(target);
    page.lowerStake.disabled = !isAllowed || stake <= limits.min;
    page.raiseStake.disabled = !isAllowed || stake >= limits.max;
    const hasTarget = isAllowed && page.isAuto.checked;
    page.isAuto.disabled = !isAllowed;
    for (const part of [page.lowerTarget, page.raiseTarget, page.target]) part.disabled = !hasTarget;
  };
  const change = (set: () => void) => (): void => {
    set();
    show();
    changed();
  };
  const nudgeStake = (direction: 1 | -1): void => {
    if (isAllowed) change(() => (stake = getNextStep(steps, stake, direction)))();
  };
  page.lowerStake.addEventListener('click', () => nudgeStake(-1));
  page.raiseStake.addEventListener('click', () => nudgeStake(1));
  page.lowerTarget.addEventListener(
    'click',
    change(() => (target = getNextTarget(target, -1))),
  );
  page.raiseTarget.addEventListener(
    'click',
    change(() => (target = getNextTarget(target, 1))),
  );
  page.isAuto.addEventListener(
    'change',
    change(() => undefined),
  );
  page.target.addEventListener('input', () => {
    target = parseTarget(page.target.value) ?? target;
  });
  page.target.addEventListener('blur', () => {
    page.target.value = formatMultiplier(target);
  });
  page.target.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') page.target.blur();
  });
  show();

  return {
    stake: () => stake,
    target: () => (page.isAuto.checked ? target : null),
    allow: (next) => {
      if (next === isAllowed) return;
      isAllowed = next;
      show();
    },
    onChange: (listener) => void (changed = listener),
    nudgeStake,
  };
};
