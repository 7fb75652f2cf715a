import { createElement, icon } from '../../../client/dom/create-element.ts';
import { createRadioGroup } from '../../../client/tables/radio-group.ts';
import type { TableKey } from '../../../client/tables/table-key.ts';
import type { Translate } from '../../../client/text/translate.ts';
import { type InsideKind, insideKinds } from './inside-bets.ts';
import type { RouletteKey } from './text-key.ts';

/** Kind of bet that a tap on the numbers places. A neighbours bet is a bet on a number and its neighbours. */
export type BetKind = InsideKind | 'neighbours';

/** Count of neighbours on each side of the number in a neighbours bet. */
export const neighbourReach = 2;

/** Paths of a circle: the place of the chip. */
const chip = (x: number, y: number): string => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`;

/** Paths of the icon of each kind: cells of the table, and the chip on them. */
const icons: Readonly<Record<BetKind, readonly string[]>> = {
  straight: ['M5 4h14v16h-14z', chip(12, 12)],
  split: ['M2 5h20v14h-20z', 'M12 5v3.500', 'M12 15.500v3.500', chip(12, 12)],
  street: ['M2 7h20v10h-20z', 'M8.700 7v10', 'M15.300 7v10', chip(2.5, 12)],
  corner: ['M3 3h18v18h-18z', 'M12 3v5.500', 'M12 15.500v5.500', 'M3 12h5.500', 'M15.500 12h5.500', chip(12, 12)],
  line: ['M2 4h20v16h-20z', 'M6 12h16', 'M8.700 4v16', 'M15.300 4v16', chip(2.5, 12)],
  neighbours: ['M3 17a12 12 0 0 1 18 0', 'M7.500 6.500l1.500 4', 'M16.500 6.500l-1.500 4', chip(12, 11)],
};

/**
 * Creates the radio buttons above the board, which select the kind of bet. `onSelect` is called with the first kind, and
 * at each selection.
 */
export const createBetKindSelector = (
  t: Translate<RouletteKey | TableKey>,
  onSelect: (kind: BetKind) => void,
): { readonly element: HTMLElement; readonly get: () => BetKind } => {
  const element = createElement('div', { class: 'betKinds', role: 'radiogroup', 'aria-label': t('bets') });
  const createKind = (value: BetKind) => {
    const isNeighbours = value === 'neighbours';
    const label = isNeighbours ? t('neighbours', { count: neighbourReach }) : t(value);
    const sign = isNeighbours ? `±${neighbourReach}` : String(insideKinds[value]);
    const attributes = { type: 'button', role: 'radio', 'aria-label': label, title: label, 'data-bets': value };
    return { value, button: createElement('button', attributes, icon(...icons[value]), createElement('b', {}, sign)) };
  };
  const kinds = [...(Object.keys(insideKinds) as InsideKind[]), 'neighbours' as const];
  const group = createRadioGroup<BetKind>({
    element,
    options: kinds.map(createKind),
    initial: 'straight',
    onSelect,
  });
  onSelect(group.get());
  return { element, get: group.get };
};
