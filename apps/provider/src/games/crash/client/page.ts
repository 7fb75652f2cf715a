import { element, iconButton } from '../../../client-kit/element.ts';
import { buildPhase, buildTop, meter } from '../../../client-kit/tables/table-page.ts';
import type { CrashText } from './text/text.ts';
import type { KitText } from '../../../client-kit/text/kit-text.ts';

export type CrashPage = ReturnType<typeof buildCrashPage>;

const stepper = (
  label: string,
  lower: HTMLButtonElement,
  middle: HTMLElement,
  raise: HTMLButtonElement,
  ...rest: readonly Node[]
): HTMLElement =>
  element(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': label },
    element('span', { class: 'stepperLabel' }, label, ...rest),
    element('div', { class: 'stepperRow', dir: 'ltr' }, lower, middle, raise),
  );

/** Draws the frame of the flight into its root: sky, crew, stake and target, the one large button. */
export const buildCrashPage = (root: HTMLElement, text: KitText & CrashText) => {
  const top = buildTop(text);
  const phase = buildPhase();
  const sky = element('canvas', { class: 'sky', role: 'img', 'aria-label': text.sky });
  const multiplier = element('p', { class: 'multiplier', dir: 'ltr' });
  const toast = element('p', { class: 'toast', role: 'alert' });
  const past = element('ol', { class: 'flights', dir: 'ltr' });
  const crew = element('ul', { class: 'crew' });
  const lowerStake = iconButton(text.lowerBet, 'nudge', 'M6 12h12');
  const raiseStake = iconButton(text.raiseBet, 'nudge', 'M6 12h12', 'M12 6v12');
  const stake = element('output', { class: 'stepperValue' });
  const lowerTarget = iconButton(text.lowerTarget, 'nudge', 'M6 12h12');
  const raiseTarget = iconButton(text.raiseTarget, 'nudge', 'M6 12h12', 'M12 6v12');
  const target = element('input', {
    class: 'stepperValue',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '7',
    'aria-label': text.target,
  });
  const isAuto = element('input', { type: 'checkbox', role: 'switch', class: 'switch', 'aria-label': text.target });
  const action = element('button', { type: 'button', class: 'action' });
  const balance = meter(text.balance, 'balance');
  const bet = meter(text.totalBet, 'bet');
  const won = meter(text.lastWin, 'win');
  root.replaceChildren(
    top.header,
    element(
      'main',
      { class: 'tableMain' },
      sky,
      element('div', { class: 'flightSigns' }, multiplier),
      phase.phase,
      toast,
    ),
    element('div', { class: 'strip' }, past, crew),
    element(
      'section',
      { class: 'tableFoot crashFoot' },
      element(
        'div',
        { class: 'steppers' },
        stepper(text.bet, lowerStake, stake, raiseStake),
        stepper(text.target, lowerTarget, target, raiseTarget, isAuto),
      ),
      action,
      element('dl', { class: 'tableMeters' }, balance.row, bet.row, won.row),
    ),
  );
  root.classList.add('table', 'crash');
  return {
    ...top,
    ...phase,
    sky,
    multiplier,
    toast,
    past,
    crew,
    lowerStake,
    raiseStake,
    stake,
    lowerTarget,
    raiseTarget,
    target,
    isAuto,
    action,
    balance: balance.value,
    totalBet: bet.value,
    lastWin: won.value,
  };
};
