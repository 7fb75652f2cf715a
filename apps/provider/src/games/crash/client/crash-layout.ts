import { createElement, iconButton } from '../../../client/create-element.ts';
import { buildPhase, buildHeader, meter } from '../../../client/tables/table-layout.ts';
import type { CrashKey } from './text-key.ts';
import type { ClientKey } from '../../../client/text/client-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

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
export const buildCrashLayout = (root: HTMLElement, t: Translate<ClientKey | CrashKey>) => {
  const top = buildHeader(t);
  const phase = buildPhase();
  const sky = createElement('canvas', { class: 'sky', role: 'img', 'aria-label': t('sky') });
  const multiplier = createElement('p', { class: 'multiplier', dir: 'ltr' });
  const toast = createElement('p', { class: 'toast', role: 'alert' });
  const past = createElement('ol', { class: 'flights', dir: 'ltr' });
  const crew = createElement('ul', { class: 'crew' });
  const lowerStake = iconButton(t('lowerBet'), 'nudge', 'M6 12h12');
  const raiseStake = iconButton(t('raiseBet'), 'nudge', 'M6 12h12', 'M12 6v12');
  const stake = createElement('output', { class: 'stepperValue' });
  const lowerTarget = iconButton(t('lowerTarget'), 'nudge', 'M6 12h12');
  const raiseTarget = iconButton(t('raiseTarget'), 'nudge', 'M6 12h12', 'M12 6v12');
  const target = createElement('input', {
    class: 'stepperValue',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '7',
    'aria-label': t('target'),
  });
  const isAuto = createElement('input', {
    type: 'checkbox',
    role: 'switch',
    class: 'switch',
    'aria-label': t('target'),
  });
  const action = createElement('button', { type: 'button', class: 'action' });
  const balance = meter(t('balance'), 'balance');
  const bet = meter(t('totalBet'), 'bet');
  const won = meter(t('lastWin'), 'win');
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
        stepper(t('bet'), lowerStake, stake, raiseStake),
        stepper(t('target'), lowerTarget, target, raiseTarget, isAuto),
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
