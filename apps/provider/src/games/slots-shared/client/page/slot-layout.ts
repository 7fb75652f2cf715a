import '../../../../client/styles/canvas-page.css';
import '../styles/stage.css';
import '../styles/panel.css';
import '../styles/sizes.css';
import { createElement, iconButton } from '../../../../client/create-element.ts';
import { createInfoButton, createSoundButton } from '../../../../client/header-buttons.ts';
import { createMeter } from '../../../../client/meter.ts';
import type { ClientText } from '../../../../client/text/client-text.ts';
import type { SlotText } from '../text/slot-text.ts';

export type SlotLayout = ReturnType<typeof createSlotLayout>;

const createSpinControls = (text: ClientText & SlotText) => ({
  lowerBet: iconButton(text.lowerBet, 'step', 'M6 12h12'),
  spin: iconButton(text.spin, 'spin', 'M20 11.5A8 8 0 1 0 17.4 17.4', 'M20.6 5.4v6.2h-6.2'),
  raiseBet: iconButton(text.raiseBet, 'step', 'M6 12h12', 'M12 6v12'),
});

/** Renders the page of a slot into `root`. The layout has no close button, because the embedding page has one. */
export const createSlotLayout = (root: HTMLElement, text: ClientText & SlotText) => {
  const backdrop = createElement('img', { class: 'backdrop', alt: '' });
  const soundButton = createSoundButton(text);
  const infoButton = createInfoButton(text);
  const title = createElement('h1', { class: 'title' });
  const crest = createElement('img', { class: 'crest', alt: '' });
  const freeSpins = createElement('p', { class: 'freeSpins', hidden: true });
  const reels = createElement('canvas', { class: 'reels', role: 'img' });
  const message = createElement('p', { class: 'message', role: 'status' }, text.goodLuck);
  const balance = createMeter(text.balance, 'balance');
  const win = createMeter(text.win, 'win');
  const bet = createMeter(text.bet, 'bet');
  const controls = createSpinControls(text);
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
      createElement('div', { class: 'controls' }, controls.lowerBet, controls.spin, controls.raiseBet),
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
    ...controls,
    sparks,
  };
};
