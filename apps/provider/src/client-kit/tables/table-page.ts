import { element, icon, iconButton } from '../element.ts';
import type { KitText } from '../text/kit-text.ts';
import type { TableText } from './table-text.ts';

/** What counts down. */
export type PhaseParts = ReturnType<typeof buildPhase>;

/** The parts of a shared table's page that change. */
export interface TablePage extends PhaseParts {
  readonly title: HTMLElement;
  readonly subtitle: HTMLElement;
  readonly soundButton: HTMLButtonElement;
  readonly historyButton: HTMLButtonElement;
  readonly infoButton: HTMLButtonElement;
  /** The game's own scene. */
  readonly stage: HTMLElement;
  readonly toast: HTMLElement;
  /** Roads, last results. */
  readonly strip: HTMLElement;
  /** Where chips are laid. */
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
  const drawn = document.createElementNS(svgNamespace, 'circle');
  for (const [name, value] of Object.entries({ class: className, cx: '24', cy: '24', r: '20' }))
    drawn.setAttribute(name, value);
  return drawn;
};

const buildRing = (): { readonly picture: SVGSVGElement; readonly ring: SVGCircleElement } => {
  const picture = document.createElementNS(svgNamespace, 'svg');
  picture.setAttribute('viewBox', '0 0 48 48');
  picture.setAttribute('aria-hidden', 'true');
  const ring = circle('ringRest');
  ring.style.setProperty('stroke-dasharray', String(ringLength));
  picture.append(circle('ringWhole'), ring);
  return { picture, ring };
};

export const meter = (label: string, name: string): { readonly row: HTMLElement; readonly value: HTMLElement } => {
  const value = element('dd');
  return { row: element('div', { class: 'tableMeter', 'data-meter': name }, element('dt', {}, label), value), value };
};

const tool = (label: string, name: string, ...paths: readonly string[]): HTMLButtonElement =>
  element('button', { type: 'button', class: 'tool', 'data-tool': name }, icon(...paths), element('span', {}, label));

/** The bar over the stage: what is played, and the ways to sound, past rounds and rules. */
export const buildTop = (text: KitText) => {
  const title = element('h1', { class: 'tableTitle' });
  const subtitle = element('p', { class: 'tableSubtitle' });
  const soundButton = iconButton(
    text.sound,
    'round sound',
    'M4 9v6h4l5 4V5L8 9H4Z',
    'M16.5 8.5a5 5 0 0 1 0 7',
    'M19 6a8.5 8.5 0 0 1 0 12',
  );
  const historyButton = iconButton(
    text.history,
    'round',
    'M12 7.5V12l3 2',
    'M4.2 9.2A8.6 8.6 0 1 1 3.6 13.6',
    'M3.4 4.6v4.8h4.8',
  );
  const infoButton = iconButton(
    text.information,
    'round',
    'M12 11v6',
    'M12 7.2v.2',
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  );
  const header = element(
    'header',
    { class: 'tableTop' },
    element('div', { class: 'tableNames' }, title, subtitle),
    soundButton,
    historyButton,
    infoButton,
  );
  return { header, title, subtitle, soundButton, historyButton, infoButton };
};

/** The pill that says what may be done now, and how long. */
export const buildPhase = () => {
  const { picture, ring } = buildRing();
  const seconds = element('span', { class: 'ringSeconds' });
  const phaseText = element('span', { role: 'status' });
  return {
    phase: element('div', { class: 'phase' }, element('span', { class: 'ring' }, picture, seconds), phaseText),
    phaseText,
    seconds,
    ring,
  };
};

/** Draws the frame of a shared table into its root: scene, board, chips, figures. */
export const buildTablePage = (root: HTMLElement, text: KitText & TableText): TablePage => {
  const top = buildTop(text);
  const phase = buildPhase();
  const stage = element('div', { class: 'tableStage' });
  const toast = element('p', { class: 'toast', role: 'alert' });
  const strip = element('div', { class: 'strip' });
  const board = element('div', { class: 'board', dir: 'ltr' });
  const tray = element('div', { class: 'chipTray', role: 'radiogroup', 'aria-label': text.chips });
  const undo = tool(text.undo, 'undo', 'M9 7 4.5 11.5 9 16', 'M5 11.5h9a5 5 0 0 1 0 10h-2');
  const clear = tool(text.clear, 'clear', 'M18 6 6 18', 'M6 6l12 12');
  const double = tool(text.double, 'double', 'M4 8l5 8', 'M9 8l-5 8', 'M13.5 9.8a3 3 0 1 1 5.6 1.6L13.5 16.5h6');
  const repeat = tool(text.again, 'repeat', 'M19.500 11.5A7.600 7.600 0 1 0 17 17.2', 'M20 5.6v5.9h-5.9');
  const confirm = element('button', { type: 'button', class: 'confirm' }, text.confirm);
  const balance = meter(text.balance, 'balance');
  const totalBet = meter(text.totalBet, 'bet');
  const lastWin = meter(text.lastWin, 'win');
  root.replaceChildren(
    top.header,
    element('main', { class: 'tableMain' }, stage, phase.phase, toast),
    strip,
    board,
    element(
      'section',
      { class: 'tableFoot' },
      tray,
      element('div', { class: 'tools' }, undo, clear, double, repeat, confirm),
      element('dl', { class: 'tableMeters' }, balance.row, totalBet.row, lastWin.row),
    ),
  );
  root.classList.add('table');
  return {
    ...top,
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
