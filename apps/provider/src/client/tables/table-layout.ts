import { createElement, icon, iconButton } from '../dom/create-element.ts';
import { createFingerprint, type Fingerprint } from '../fairness/fingerprint.ts';
import { createInfoButton, createSoundButton } from '../sheets/header-buttons.ts';
import type { ClientKey } from '../text/client-key.ts';
import type { TableKey } from './table-key.ts';
import type { Translate } from '../text/translate.ts';

export type PhaseParts = ReturnType<typeof buildPhase>;

/** Elements of a shared table page whose content changes. */
export interface TableLayout extends PhaseParts {
  readonly title: HTMLElement;
  readonly subtitle: HTMLElement;
  readonly fingerprint: Fingerprint;
  readonly soundButton: HTMLButtonElement;
  readonly historyButton: HTMLButtonElement;
  readonly infoButton: HTMLButtonElement;
  readonly stage: HTMLElement;
  readonly toast: HTMLElement;
  /** Container of the results of past rounds. */
  readonly strip: HTMLElement;
  readonly board: HTMLElement;
  readonly tray: HTMLElement;
  readonly undo: HTMLButtonElement;
  readonly clear: HTMLButtonElement;
  readonly double: HTMLButtonElement;
  readonly repeat: HTMLButtonElement;
  readonly confirm: HTMLButtonElement;
  readonly balance: HTMLElement;
  readonly totalBet: HTMLElement;
  readonly lastWin: HTMLElement;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
export const ringLength = 2 * Math.PI * 20;

const circle = (className: string): SVGCircleElement => {
  const circleElement = document.createElementNS(svgNamespace, 'circle');
  for (const [name, value] of Object.entries({ class: className, cx: '24', cy: '24', r: '20' }))
    circleElement.setAttribute(name, value);
  return circleElement;
};

const buildRing = (): { readonly svgElement: SVGSVGElement; readonly ring: SVGCircleElement } => {
  const svgElement = document.createElementNS(svgNamespace, 'svg');
  svgElement.setAttribute('viewBox', '0 0 48 48');
  svgElement.setAttribute('aria-hidden', 'true');
  const ring = circle('ringRest');
  ring.style.setProperty('stroke-dasharray', String(ringLength));
  svgElement.append(circle('ringWhole'), ring);
  return { svgElement, ring };
};

export const meter = (label: string, name: string): { readonly row: HTMLElement; readonly value: HTMLElement } => {
  const value = createElement('dd');
  return {
    row: createElement('div', { class: 'tableMeter', 'data-meter': name }, createElement('dt', {}, label), value),
    value,
  };
};

const tool = (label: string, name: string, ...paths: readonly string[]): HTMLButtonElement => {
  const text = createElement('span', {}, label);
  text.style.setProperty('--signs', String(label.length));
  return createElement('button', { type: 'button', class: 'tool', 'data-tool': name }, icon(...paths), text);
};

/**
 * Creates the header of the page of a shared table. The header has the title, the subtitle, and the commitment (hash of
 * the seed) of the round. It also has the buttons for sound, history and rules.
 */
export const buildHeader = (t: Translate<ClientKey>) => {
  const title = createElement('h1', { class: 'tableTitle' });
  const subtitle = createElement('p', { class: 'tableSubtitle' });
  const fingerprint = createFingerprint(t);
  const soundButton = createSoundButton(t);
  const historyButton = iconButton(
    t('history'),
    'round',
    'M12 7.5V12l3 2',
    'M4.2 9.2A8.6 8.6 0 1 1 3.6 13.6',
    'M3.4 4.6v4.8h4.8',
  );
  const infoButton = createInfoButton(t);
  const header = createElement(
    'header',
    { class: 'tableTop' },
    createElement('div', { class: 'tableNames' }, title, subtitle, fingerprint.element),
    soundButton,
    historyButton,
    infoButton,
  );
  return { header, title, subtitle, fingerprint, soundButton, historyButton, infoButton };
};

export const buildPhase = () => {
  const { svgElement, ring } = buildRing();
  const seconds = createElement('span', { class: 'ringSeconds' });
  const phaseText = createElement('span', { role: 'status' });
  return {
    phase: createElement(
      'div',
      { class: 'phase' },
      createElement('span', { class: 'ring' }, svgElement, seconds),
      phaseText,
    ),
    phaseText,
    seconds,
    ring,
  };
};

export const buildTableLayout = (root: HTMLElement, t: Translate<ClientKey | TableKey>): TableLayout => {
  const headerParts = buildHeader(t);
  const phase = buildPhase();
  const stage = createElement('div', { class: 'tableStage' });
  const toast = createElement('p', { class: 'toast', role: 'alert' });
  const strip = createElement('div', { class: 'strip' });
  const board = createElement('div', { class: 'board', dir: 'ltr' });
  const tray = createElement('div', { class: 'chipTray', role: 'radiogroup', 'aria-label': t('chips') });
  const undo = tool(t('undo'), 'undo', 'M9 7 4.5 11.5 9 16', 'M5 11.5h9a5 5 0 0 1 0 10h-2');
  const clear = tool(t('clear'), 'clear', 'M18 6 6 18', 'M6 6l12 12');
  const double = tool(t('double'), 'double', 'M4 8l5 8', 'M9 8l-5 8', 'M13.5 9.8a3 3 0 1 1 5.6 1.6L13.5 16.5h6');
  const repeat = tool(t('again'), 'repeat', 'M19.500 11.5A7.600 7.600 0 1 0 17 17.2', 'M20 5.6v5.9h-5.9');
  const confirm = createElement('button', { type: 'button', class: 'confirm' }, t('confirm'));
  const balance = meter(t('balance'), 'balance');
  const totalBet = meter(t('totalBet'), 'bet');
  const lastWin = meter(t('lastWin'), 'win');
  root.replaceChildren(
    headerParts.header,
    createElement('main', { class: 'tableMain' }, stage, phase.phase, toast),
    strip,
    board,
    createElement(
      'section',
      { class: 'tableFooter' },
      tray,
      createElement('div', { class: 'tools' }, undo, clear, double, repeat, confirm),
      createElement('dl', { class: 'tableMeters' }, balance.row, totalBet.row, lastWin.row),
    ),
  );
  root.classList.add('table');
  return {
    ...headerParts,
    ...phase,
    stage,
    toast,
    strip,
    board,
    tray,
    undo,
    clear,
    double,
    repeat,
    confirm,
    balance: balance.value,
    totalBet: totalBet.value,
    lastWin: lastWin.value,
  };
};
