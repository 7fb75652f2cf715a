import '../../../../client/styles/canvas-page.css';
import '../styles/stage.css';
import '../styles/panel.css';
import '../styles/sizes.css';
import { createElement, iconButton } from '../../../../client/dom/create-element.ts';
import { createFingerprint } from '../../../../client/fairness/fingerprint.ts';
import { createInfoButton, createSoundButton } from '../../../../client/sheets/header-buttons.ts';
import { createMeter } from '../../../../client/dom/meter.ts';
import type { ClientKey } from '../../../../client/text/client-key.ts';
import type { SlotKey } from '../slot-key.ts';
import type { Translate } from '../../../../client/text/translate.ts';

export type SlotLayout = ReturnType<typeof createSlotLayout>;

const createSpinControls = (t: Translate<ClientKey | SlotKey>) => ({
  lowerBet: iconButton(t('lowerBet'), 'step', 'M6 12h12'),
  spin: iconButton(t('spin'), 'spin', 'M20 11.5A8 8 0 1 0 17.4 17.4', 'M20.6 5.4v6.2h-6.2'),
  raiseBet: iconButton(t('raiseBet'), 'step', 'M6 12h12', 'M12 6v12'),
});

/** Renders the page of a slot into `root`. The layout has no close button, because the embedding page has one. */
export const createSlotLayout = (root: HTMLElement, t: Translate<ClientKey | SlotKey>) => {
  const backdrop = createElement('img', { class: 'backdrop', alt: '' });
  const soundButton = createSoundButton(t);
  const infoButton = createInfoButton(t);
  const title = createElement('h1', { class: 'title' });
  const fingerprint = createFingerprint(t);
  const crest = createElement('img', { class: 'crest', alt: '' });
  const freeSpins = createElement('p', { class: 'freeSpins', hidden: true });
  const reels = createElement('canvas', { class: 'reels', role: 'img' });
  const message = createElement('p', { class: 'message', role: 'status' }, t('goodLuck'));
  const balance = createMeter(t('balance'), 'balance');
  const win = createMeter(t('win'), 'win');
  const bet = createMeter(t('bet'), 'bet');
  const controls = createSpinControls(t);
  const sparks = createElement('canvas', { class: 'sparks', 'aria-hidden': 'true' });
  root.replaceChildren(
    backdrop,
    createElement('header', { class: 'top' }, fingerprint.element, soundButton, infoButton),
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
    fingerprint,
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
