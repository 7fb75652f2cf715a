import { createElement, iconButton } from '../../../client/create-element.ts';
import { buildPhase, buildHeader, meter } from '../../../client/tables/table-layout.ts';
import type { CrashText } from './text/text.ts';
import type { ClientText } from '../../../client/text/client-text.ts';

export type CrashLayout = ReturnType<typeof buildCrashLayout>;

const stepper = (
  label: string,
  lower: HTMLButtonElement,
  middle: HTMLElement,
  raise: HTMLButtonElement,
  ...rest: readonly Node[]
): HTMLElement =>
  createElement(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': label },
    createElement('span', { class: 'stepperLabel' }, label, ...rest),
    createElement('div', { class: 'stepperRow', dir: 'ltr' }, lower, middle, raise),
  );

/** Renders the layout of the crash game into `root`: sky, player list, stake, target and the large button. */
export const buildCrashLayout = (root: HTMLElement, text: ClientText & CrashText) => {
  const top = buildHeader(text);
  const phase = buildPhase();
  const sky = createElement('canvas', { class: 'sky', role: 'img', 'aria-label': text.sky });
  const multiplier = createElement('p', { class: 'multiplier', dir: 'ltr' });
  const toast = createElement('p', { class: 'toast', role: 'alert' });
  const past = createElement('ol', { class: 'flights', dir: 'ltr' });
  const crew = createElement('ul', { class: 'crew' });
  const lowerStake = iconButton(text.lowerBet, 'nudge', 'M6 12h12');
  const raiseStake = iconButton(text.raiseBet, 'nudge', 'M6 12h12', 'M12 6v12');
  const stake = createElement('output', { class: 'stepperValue' });
  const lowerTarget = iconButton(text.lowerTarget, 'nudge', 'M6 12h12');
  const raiseTarget = iconButton(text.raiseTarget, 'nudge', 'M6 12h12', 'M12 6v12');
  const target = createElement('input', {
    class: 'stepperValue',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '7',
    'aria-label': text.target,
  });
  const isAuto = createElement('input', {
    type: 'checkbox',
    role: 'switch',
    class: 'switch',
    'aria-label': text.target,
  });
  const action = createElement('button', { type: 'button', class: 'action' });
  const balance = meter(text.balance, 'balance');
  const bet = meter(text.totalBet, 'bet');
  const won = meter(text.lastWin, 'win');
  root.replaceChildren(
    top.header,
    createElement(
      'main',
      { class: 'tableMain' },
      sky,
      createElement('div', { class: 'flightSigns' }, multiplier),
      phase.phase,
      toast,
    ),
    createElement('div', { class: 'strip' }, past, crew),
    createElement(
      'section',
      { class: 'tableFooter crashFooter' },
      createElement(
        'div',
        { class: 'steppers' },
        stepper(text.bet, lowerStake, stake, raiseStake),
        stepper(text.target, lowerTarget, target, raiseTarget, isAuto),
      ),
      action,
      createElement('dl', { class: 'tableMeters' }, balance.row, bet.row, won.row),
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
