import { createElement, icon, iconButton } from '../../../client/create-element.ts';
import type { ClientText } from '../../../client/text/client-text.ts';
import type { Text } from './text/text.ts';

/** Parts of the page that change. */
export interface View {
  readonly backdrop: HTMLImageElement;
  readonly soundButton: HTMLButtonElement;
  readonly infoButton: HTMLButtonElement;
  readonly title: HTMLElement;
  readonly sea: HTMLCanvasElement;
  readonly message: HTMLElement;
  readonly balance: HTMLElement;
  readonly won: HTMLElement;
  readonly shots: HTMLElement;
  readonly shotsBar: HTMLElement;
  readonly less: HTMLButtonElement;
  readonly more: HTMLButtonElement;
  readonly load: HTMLButtonElement;
  readonly fire: HTMLButtonElement;
  readonly handBack: HTMLButtonElement;
  readonly sparks: HTMLCanvasElement;
}

const meter = (label: string, name: string): { readonly row: HTMLElement; readonly value: HTMLElement } => {
  const value = createElement('dd');
  return {
    row: createElement('div', { class: 'meter', 'data-meter': name }, createElement('dt', {}, label), value),
    value,
  };
};

/** Renders the layout of the game into its root. */
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
  const sea = createElement('canvas', { class: 'sea', role: 'img', 'aria-label': text.seaLabel });
  const message = createElement('p', { class: 'message', role: 'status' });
  const balance = meter(text.balance, 'balance');
  const won = meter(text.catch, 'won');
  const shots = meter(text.magazine, 'shots');
  const shotsBar = createElement('i', { class: 'shotsBar' });
  shots.row.append(shotsBar);
  const less = iconButton(text.lowerBet, 'step', 'M6 12h12');
  const more = iconButton(text.raiseBet, 'step', 'M6 12h12', 'M12 6v12');
  const load = createElement('button', { type: 'button', class: 'load' });
  const fire = createElement(
    'button',
    { type: 'button', class: 'fire', 'aria-label': text.fire, hidden: true },
    icon(
      'M12 2.5v4',
      'M12 17.5v4',
      'M2.5 12h4',
      'M17.5 12h4',
      'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
      'M12 12.2v-.1',
    ),
  );
  const handBack = createElement('button', { type: 'button', class: 'handBack', hidden: true }, text.handBack);
  const sparks = createElement('canvas', { class: 'sparks', 'aria-hidden': 'true' });
  root.replaceChildren(
    backdrop,
    createElement('header', { class: 'top' }, title, soundButton, infoButton),
    createElement('main', { class: 'waters' }, sea, message, handBack),
    createElement(
      'section',
      { class: 'panel' },
      createElement('dl', { class: 'meters' }, balance.row, won.row, shots.row),
      createElement('div', { class: 'controls' }, less, load, fire, more),
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
    less,
    more,
    load,
    fire,
    handBack,
    sparks,
  };
};
