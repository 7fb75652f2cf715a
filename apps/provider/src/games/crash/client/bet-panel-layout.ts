import { createElement, iconButton } from '../../../client/dom/create-element.ts';
import type { ClientKey } from '../../../client/text/client-key.ts';
import type { Translate } from '../../../client/text/translate.ts';
import type { BetPanelNumber } from '../rules/crash-bet.ts';
import type { CrashKey } from './text-key.ts';

export type BetPanelLayout = ReturnType<typeof buildBetPanel>;

const stepper = (lower: HTMLButtonElement, middle: HTMLElement, raise: HTMLButtonElement): HTMLElement =>
  createElement('div', { class: 'stepperRow', dir: 'ltr' }, lower, middle, raise);

/**
 * Builds a bet panel: the stake, the target (multiplier for the automatic cash-out), the result and the button. Each
 * panel places its own bet.
 */
export const buildBetPanel = (t: Translate<ClientKey | CrashKey>, number: BetPanelNumber) => {
  const name = t('panel', { number });
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
  const isAuto = createElement('input', { type: 'checkbox', role: 'switch', class: 'switch' });
  const result = createElement('span', { class: 'betResult' });
  const action = createElement('button', { type: 'button', class: 'action' });
  const element = createElement(
    'section',
    { class: 'betPanel', role: 'group', 'aria-label': name, 'data-panel': String(number) },
    createElement(
      'div',
      { class: 'betFields' },
      createElement(
        'div',
        { class: 'stepper' },
        createElement('p', { class: 'stepperLabel' }, createElement('span', {}, name), result),
        stepper(lowerStake, stake, raiseStake),
      ),
      createElement(
        'div',
        { class: 'stepper' },
        createElement('label', { class: 'stepperLabel autoLabel' }, createElement('span', {}, t('target')), isAuto),
        stepper(lowerTarget, target, raiseTarget),
      ),
    ),
    action,
  );
  return { element, name, lowerStake, raiseStake, stake, lowerTarget, raiseTarget, target, isAuto, result, action };
};
