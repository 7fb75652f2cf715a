import { element, iconButton } from '../../../../client-kit/element.ts';
import type { KitText } from '../../../../client-kit/text/kit-text.ts';
import type { Text } from '../text/text.ts';

/** The parts of the page that change. */
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
  const value = element('dd');
  return { row: element('div', { class: 'meter', 'data-meter': name }, element('dt', {}, label), value), value };
};

/** Draws the frame of the game into its root. The way out is the embedder's bar; the game offers one only where it is over. */
export const buildView = (root: HTMLElement, text: KitText & Text): View => {
  const backdrop = element('img', { class: 'backdrop', alt: '' });
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
  const title = element('h1', { class: 'title' });
  const crest = element('img', { class: 'crest', alt: '' });
  const freeSpins = element('p', { class: 'freeSpins', hidden: true });
  const reels = element('canvas', { class: 'reels', role: 'img' });
  const message = element('p', { class: 'message', role: 'status' }, text.goodLuck);
  const balance = meter(text.balance, 'balance');
  const win = meter(text.win, 'win');
  const bet = meter(text.bet, 'bet');
  const lowerBet = iconButton(text.lowerBet, 'step', 'M6 12h12');
  const raiseBet = iconButton(text.raiseBet, 'step', 'M6 12h12', 'M12 6v12');
  const spin = iconButton(text.spin, 'spin', 'M20 11.5A8 8 0 1 0 17.4 17.4', 'M20.6 5.4v6.2h-6.2');
  const sparks = element('canvas', { class: 'sparks', 'aria-hidden': 'true' });
  root.replaceChildren(
    backdrop,
    element('header', { class: 'top' }, element('span', { class: 'spring' }), soundButton, infoButton),
    element('div', { class: 'marquee' }, title, freeSpins),
    element('main', { class: 'cabinet' }, crest, element('div', { class: 'bezel' }, reels), message),
    element(
      'section',
      { class: 'panel' },
      element('dl', { class: 'meters' }, balance.row, win.row, bet.row),
      element('div', { class: 'controls' }, lowerBet, spin, raiseBet),
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
