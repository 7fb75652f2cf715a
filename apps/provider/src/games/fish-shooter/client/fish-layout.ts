import '../../../client/styles/canvas-page.css';
import './styles/fish-panel.css';
import './styles/fish.css';
import { createElement, icon, iconButton } from '../../../client/dom/create-element.ts';
import { createInfoButton, createSoundButton } from '../../../client/sheets/header-buttons.ts';
import { createFingerprint } from '../../../client/fairness/fingerprint.ts';
import { createMeter } from '../../../client/dom/meter.ts';
import type { ClientKey } from '../../../client/text/client-key.ts';
import type { FishKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

export type FishLayout = ReturnType<typeof createFishLayout>;

const createFireButton = (label: string): HTMLButtonElement =>
  createElement(
    'button',
    { type: 'button', class: 'fire', 'aria-label': label, hidden: true },
    icon(
      'M12 2.5v4',
      'M12 17.5v4',
      'M2.5 12h4',
      'M17.5 12h4',
      'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
      'M12 12.2v-.1',
    ),
  );

const createControls = (t: Translate<ClientKey | FishKey>) => ({
  less: iconButton(t('lowerBet'), 'step', 'M6 12h12'),
  load: createElement('button', { type: 'button', class: 'load' }),
  fire: createFireButton(t('fire')),
  more: iconButton(t('raiseBet'), 'step', 'M6 12h12', 'M12 6v12'),
});

export const createFishLayout = (root: HTMLElement, t: Translate<ClientKey | FishKey>) => {
  const backdrop = createElement('img', { class: 'backdrop', alt: '' });
  const soundButton = createSoundButton(t);
  const infoButton = createInfoButton(t);
  const title = createElement('h1', { class: 'title' });
  const sea = createElement('canvas', { class: 'sea', role: 'img', 'aria-label': t('seaLabel') });
  const message = createElement('p', { class: 'message', role: 'status' });
  const handBack = createElement('button', { type: 'button', class: 'handBack', hidden: true }, t('handBack'));
  const balance = createMeter(t('balance'), 'balance');
  const won = createMeter(t('catch'), 'won');
  const shots = createMeter(t('shots'), 'shots');
  const shotsBar = createElement('i', { class: 'shotsBar' });
  shots.row.append(shotsBar);
  const fingerprint = createFingerprint(t);
  const controls = createControls(t);
  const sparks = createElement('canvas', { class: 'sparks', 'aria-hidden': 'true' });
  root.replaceChildren(
    backdrop,
    createElement('header', { class: 'top' }, title, soundButton, infoButton),
    createElement('main', { class: 'waters' }, sea, message, handBack),
    createElement(
      'section',
      { class: 'panel' },
      createElement('dl', { class: 'meters' }, balance.row, won.row, shots.row),
      createElement('div', { class: 'controls' }, controls.less, controls.load, controls.fire, controls.more),
      fingerprint.element,
    ),
    sparks,
  );
  return {
    backdrop,
    soundButton,
    infoButton,
    title,
    sea,
    message,
    balance: balance.value,
    won: won.value,
    shots: shots.value,
    shotsBar,
    fingerprint,
    handBack,
    ...controls,
    sparks,
  };
};
