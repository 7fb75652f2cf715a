import type { MoneyFormat } from '../../../client/format/money-format.ts';
import { showAmount } from '../../../client/format/fit-amount.ts';
import type { Limits } from '../../../engine/game.ts';
import { getNextStep, getNextTarget, parseTarget, formatMultiplier, getStakeSteps } from './bet-options.ts';
import type { BetPanelLayout } from './bet-panel-layout.ts';

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
 * Creates the form of a bet panel, in which the player chooses the stake and the target (multiplier for the automatic
 * cash-out) of the next bet of this panel. The stake is shown without its currency, because the panel is narrow.
 */
export const createBetForm = (panel: BetPanelLayout, limits: Limits, money: MoneyFormat): BetForm => {
  const steps = getStakeSteps(limits);
  let stake = limits.preset;
  let target = firstTarget;
  let isAllowed = false;
  let changed = (): void => undefined;

  const showTarget = (): void => {
    panel.target.value = formatMultiplier(target);
    panel.target.style.setProperty('--signs', String(panel.target.value.length));
  };
  const show = (): void => {
    showAmount(panel.stake, money.bare(stake));
    if (document.activeElement !== panel.target) showTarget();
    panel.lowerStake.disabled = !isAllowed || stake <= limits.min;
    panel.raiseStake.disabled = !isAllowed || stake >= limits.max;
    const hasTarget = isAllowed && panel.isAuto.checked;
    panel.isAuto.disabled = !isAllowed;
    for (const part of [panel.lowerTarget, panel.raiseTarget, panel.target]) part.disabled = !hasTarget;
  };
  const change = (set: () => void) => (): void => {
    set();
    show();
    changed();
  };
  const nudgeStake = (direction: 1 | -1): void => {
    if (isAllowed) change(() => (stake = getNextStep(steps, stake, direction)))();
  };
  panel.lowerStake.addEventListener('click', () => nudgeStake(-1));
  panel.raiseStake.addEventListener('click', () => nudgeStake(1));
  const nudgeTarget = (direction: 1 | -1): void => {
    change(() => (target = getNextTarget(target, direction)))();
    showTarget();
  };
  panel.lowerTarget.addEventListener('click', () => nudgeTarget(-1));
  panel.raiseTarget.addEventListener('click', () => nudgeTarget(1));
  panel.isAuto.addEventListener(
    'change',
    change(() => undefined),
  );
  panel.target.addEventListener('input', () => {
    target = parseTarget(panel.target.value) ?? target;
  });
  panel.target.addEventListener('blur', showTarget);
  panel.target.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') panel.target.blur();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    nudgeTarget(event.key === 'ArrowUp' ? 1 : -1);
  });
  show();

  return {
    stake: () => stake,
    target: () => (panel.isAuto.checked ? target : null),
    allow: (next) => {
      if (next === isAllowed) return;
      isAllowed = next;
      show();
    },
    onChange: (listener) => void (changed = listener),
    nudgeStake,
  };
};
