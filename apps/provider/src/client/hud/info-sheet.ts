import type { TableView } from '../../http/table-view.ts';
import type { SlotSymbol } from '../../slot/machine.ts';
import { symbols } from '../../slot/machine.ts';
import { lineColour } from '../reels/paint-wins.ts';
import type { Text } from '../text/text.ts';
import { fill } from '../text/text.ts';
import { element, iconButton } from './element.ts';
import type { MoneyFormat } from './money-format.ts';

export interface InfoSheetContent {
  readonly text: Text;
  readonly money: MoneyFormat;
  readonly table: TableView;
  /** Minor units. */
  readonly bet: number;
  readonly pictures: Readonly<Record<SlotSymbol, string>>;
  readonly session: { readonly minutes: number; readonly staked: number; readonly won: number };
}

const prizes = ({ money, table, bet, pictures }: InfoSheetContent): HTMLElement[] =>
  symbols.flatMap((symbol) => {
    const pays = table.machine.linePays[symbol];
    if (!pays) return [];
    const lineBet = bet / table.machine.lines.length;
    const rows = [5, 4, 3].map((count) => element('li', {}, element('b', {}, String(count)), element('bdi', {}, money.bare((pays[count - 3] ?? 0) * lineBet))));
    return [element('div', { class: 'prize' }, element('img', { src: pictures[symbol], alt: '' }), element('ol', {}, ...rows))];
  });

const special = (picture: string, rule: string): HTMLElement => element('div', { class: 'special' }, element('img', { src: picture, alt: '' }), element('p', {}, rule));

const lineDiagrams = ({ table }: InfoSheetContent): HTMLElement[] =>
  table.machine.lines.map((rows, line) => {
    const cells = [0, 1, 2].flatMap((row) => rows.map((on) => element('i', on === row ? { class: 'on' } : {})));
    const diagram = element('div', { class: 'diagram' }, ...cells);
    diagram.style.setProperty('--line', lineColour(line));
    return element('figure', {}, diagram, element('figcaption', {}, String(line + 1)));
  });

const figure = (label: string, value: string): HTMLElement => element('div', {}, element('dt', {}, label), element('dd', {}, element('bdi', {}, value)));

/** Opens the sheet that says how the game pays, and how the session has gone. */
export const openInfoSheet = (root: HTMLElement, content: InfoSheetContent): void => {
  const { text, money, table, bet, pictures, session } = content;
  const { machine } = table;
  const [three, four, five] = machine.scatterPays.map((pay) => money.full(pay * bet));
  const [a, b, c] = machine.freeSpins;
  const locale = `${document.documentElement.lang}-u-nu-latn`;
  const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(table.returnPercent));
  const closeButton = iconButton(text.close, 'round', 'M18 6 6 18', 'M6 6l12 12');
  const sheet = element('dialog', { class: 'sheet', 'aria-label': text.information },
    element('header', {}, element('h2', {}, text.information), closeButton),
    element('div', { class: 'sheetBody', tabindex: '0' },
      element('section', { class: 'return' }, element('h3', {}, fill(text.payReturn, { percent })), element('p', {}, fill(text.payReturnNote, { percent }))),
      element('section', {}, element('h3', {}, text.paytable), element('p', {}, fill(text.paytableNote, { bet: money.full(bet) })), element('div', { class: 'prizes' }, ...prizes(content))),
      element('section', {}, special(pictures.wild, text.wildRule), special(pictures.scatter, fill(text.scatterRule, { three: three ?? '', four: four ?? '', five: five ?? '', a, b, c, multiplier: machine.freeSpinMultiplier }))),
      element('section', {}, element('h3', {}, text.linesTitle), element('p', {}, fill(text.linesRule, { count: machine.lines.length })), element('div', { class: 'diagrams', dir: 'ltr' }, ...lineDiagrams(content))),
      element('section', {}, element('h3', {}, text.sessionTitle),
        element('dl', { class: 'figures' }, figure(text.timePlayed, new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).format(session.minutes)), figure(text.staked, money.full(session.staked)), figure(text.won, money.full(session.won))),
        element('p', { class: 'fine' }, text.fairPlay))));
  closeButton.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close());
  sheet.addEventListener('close', () => sheet.remove());
  root.append(sheet);
  sheet.showModal();
};
