import { createElement, iconButton } from '../../../../client/create-element.ts';
import type { ClientText } from '../../../../client/text/client-text.ts';
import type { Text } from '../text/text.ts';

/** Parts of the page that change. */
export interface View {
  readonly backdrop: HTMLImageElement;
  readonly soundButton: HTMLButtonElement;
  readonly infoButton: HTMLButtonElement;
  readonly title: HTMLElement;
  readonly crest: HTMLImageElement;
  readonly freeSpins: HTMLElement;
  readonly reels: HTMLCanvasElement;
  readonly message: HTMLElement;
  readonly balance: HTMLElement;
  readonly win: HTMLElement;
  readonly bet: HTMLElement;
  readonly lowerBet: HTMLButtonElement;
  readonly raiseBet: HTMLButtonElement;
  readonly spin: HTMLButtonElement;
  readonly sparks: HTMLCanvasElement;
}

const meter = (label: string, name: string): { readonly row: HTMLElement; readonly value: HTMLElement } => {
  const value = createElement('dd');
  return {
    row: createElement('div', { class: 'meter', 'data-meter': name }, createElement('dt', {}, label), value),
    value,
  };
};

/**
 * Renders the layout of the game into its root. The embedding page has the close button; the game shows one only after
 * the session has ended.
 */
export const buildView = (root: HTMLElement, text: ClientText & Text): View => {
  const backdrop = createElement('img', { class: 'backdrop', alt: '' });
  const soundButton = iconButton(
    text.sound,
    'round sound',
    'M4 9v6h4l5 4V5L8 9H4Z',
    'M16.5 8.5a5 5 0 0 1 0 7',
    'M19 6a8.5 8.5 0 0 1 0 12',
  );
  const infoButton = iconButton(
    text.information,
    'round',
    'M12 11v6',
    'M12 7.2v.2',
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  );
  const title = createElement('h1', { class: 'title' });
  const crest = createElement('img', { class: 'crest', alt: '' });
  const freeSpins = createElement('p', { class: 'freeSpins', hidden: true });
  const reels = createElement('canvas', { class: 'reels', role: 'img' });
  const message = createElement('p', { class: 'message', role: 'status' }, text.goodLuck);
  const balance = meter(text.balance, 'balance');
  const win = meter(text.win, 'win');
  const bet = meter(text.bet, 'bet');
  const lowerBet = iconButton(text.lowerBet, 'step', 'M6 12h12');
  const raiseBet = iconButton(text.raiseBet, 'step', 'M6 12h12', 'M12 6v12');
  const spin = iconButton(text.spin, 'spin', 'M20 11.5A8 8 0 1 0 17.4 17.4', 'M20.6 5.4v6.2h-6.2');
  const sparks = createElement('canvas', { class: 'sparks', 'aria-hidden': 'true' });
  root.replaceChildren(
    backdrop,
    createElement('header', { class: 'top' }, createElement('span', { class: 'spring' }), soundButton, infoButton),
    createElement('div', { class: 'marquee' }, title, freeSpins),
    createElement('main', { class: 'cabinet' }, crest, createElement('div', { class: 'bezel' }, reels), message),
    createElement(
      'section',
      { class: 'panel' },
      createElement('dl', { class: 'meters' }, balance.row, win.row, bet.row),
      createElement('div', { class: 'controls' }, lowerBet, spin, raiseBet),
    ),
    sparks,
  );
  return {
    backdrop,
    soundButton,
    infoButton,
    title,
    crest,
    freeSpins,
    reels,
    message,
    balance: balance.value,
    win: win.value,
    bet: bet.value,
    lowerBet,
    raiseBet,
    spin,
    sparks,
  };
};
