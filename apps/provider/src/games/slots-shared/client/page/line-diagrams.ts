import { createElement } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import type { Translate } from '../../../../client/text/translate.ts';
import { getLineColour } from '../reels/paint-wins.ts';
import type { SlotKey } from '../slot-key.ts';

/** Creates a small diagram of a pay line: a grid of three rows in which the cells of the line are coloured. */
const createDiagram = (rows: readonly number[], line: number): HTMLElement => {
  const cells = [0, 1, 2].flatMap((row) => rows.map((on) => createElement('i', on === row ? { class: 'on' } : {})));
  const diagram = createElement('div', { class: 'diagram' }, ...cells);
  diagram.style.setProperty('--line', getLineColour(line));
  return createElement('figure', {}, diagram, createElement('figcaption', {}, String(line + 1)));
};

/** Creates the section of the rules that shows each pay line. */
export const createLinesSection = (t: Translate<SlotKey>, lines: readonly (readonly number[])[]): HTMLElement =>
  section(
    t('linesTitle'),
    createElement('p', {}, t('linesRule', { count: lines.length })),
    createElement('div', { class: 'diagrams', dir: 'ltr' }, ...lines.map(createDiagram)),
  );
