import '../../../../client/styles/canvas-page.css';
import './styles/instant.css';
import { createElement, iconButton } from '../../../../client/dom/create-element.ts';
import { createFingerprint } from '../../../../client/fairness/fingerprint.ts';
import { createInfoButton, createSoundButton } from '../../../../client/sheets/header-buttons.ts';
import { createMeter } from '../../../../client/dom/meter.ts';
import type { ClientKey } from '../../../../client/text/client-key.ts';
import type { Translate } from '../../../../client/text/translate.ts';
import type { InstantKey } from './instant-key.ts';

export interface InstantBoard {
  readonly board: HTMLElement;
  /** Selectors beside the bet, e.g. the number of mines. */
  readonly options: readonly HTMLElement[];
}

/** Renders the page of an instant game into `root`: header, board, meters, options, and the buttons. */
export const createInstantLayout = (
  root: HTMLElement,
  t: Translate<ClientKey | InstantKey>,
  { board, options }: InstantBoard,
) => {
  const backdrop = createElement('img', { class: 'backdrop', alt: '' });
  const soundButton = createSoundButton(t);
  const infoButton = createInfoButton(t);
  const emblem = createElement('img', { class: 'emblem', alt: '' });
  const title = createElement('h1', { class: 'title' });
  const fingerprint = createFingerprint(t);
  const message = createElement('p', { class: 'message', role: 'status' }, t('goodLuck'));
  const balance = createMeter(t('balance'), 'balance');
  const win = createMeter(t('win'), 'win');
  const bet = createMeter(t('bet'), 'bet');
  const lowerBet = iconButton(t('lowerBet'), 'step', 'M6 12h12');
  const raiseBet = iconButton(t('raiseBet'), 'step', 'M6 12h12', 'M12 6v12');
  const action = createElement('button', { type: 'button', class: 'action' }, t('play'));
  const auto = createElement('button', { type: 'button', class: 'tool', 'aria-pressed': 'false' }, t('auto'));
  const turbo = createElement('button', { type: 'button', class: 'tool', 'aria-pressed': 'false' }, t('turbo'));
  const sparks = createElement('canvas', { class: 'sparks', 'aria-hidden': 'true' });
  const field = createElement('main', { class: 'field' }, board);
  root.classList.add('instant');
  root.replaceChildren(
    backdrop,
    createElement(
      'header',
      { class: 'top' },
      emblem,
      createElement('div', { class: 'names' }, title, fingerprint.element),
      soundButton,
      infoButton,
    ),
    field,
    message,
    createElement(
      'section',
      { class: 'panel' },
      createElement('dl', { class: 'meters' }, balance.row, win.row, bet.row),
      createElement('div', { class: 'options' }, ...options),
      createElement('div', { class: 'controls' }, lowerBet, action, raiseBet),
      createElement('div', { class: 'tools' }, auto, turbo),
    ),
    sparks,
  );
  return {
    backdrop,
    field,
    soundButton,
    infoButton,
    emblem,
    title,
    fingerprint,
    message,
    balance: balance.value,
    win: win.value,
    bet: bet.value,
    lowerBet,
    raiseBet,
    action,
    auto,
    turbo,
    sparks,
  };
};

export interface Selector<Value> {
  readonly element: HTMLElement;
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly setLocked: (isLocked: boolean) => void;
}

export interface SelectorOptions<Value> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly initial: Value;
  readonly format: (value: Value) => string;
  readonly onChange?: () => void;
}

/** Creates a labelled list of values, of which the player chooses one. */
export const createSelector = <Value>({
  label,
  values,
  initial,
  format,
  onChange,
}: SelectorOptions<Value>): Selector<Value> => {
  const select = createElement(
    'select',
    {},
    ...values.map((value, index) => createElement('option', { value: String(index) }, format(value))),
  );
  const set = (value: Value): void => void (select.selectedIndex = Math.max(0, values.indexOf(value)));
  set(initial);
  if (onChange) select.addEventListener('change', onChange);
  return {
    element: createElement('label', { class: 'selector' }, createElement('span', {}, label), select),
    get: () => values[select.selectedIndex] ?? initial,
    set,
    setLocked: (isLocked) => void (select.disabled = isLocked),
  };
};
