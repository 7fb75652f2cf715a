import { createElement } from '../../../../client/dom/create-element.ts';
import type { MoneyFormat } from '../../../../client/format/money-format.ts';
import { createPrize } from '../../../../client/dom/paytable.ts';
import type { Translate } from '../../../../client/text/translate.ts';

export interface RulesContent<Key extends string, Name extends string> {
  readonly t: Translate<Key>;
  readonly money: MoneyFormat;
  /** Player's current bet in minor units. */
  readonly bet: number;
  /** URLs of the symbol images. */
  readonly images: Readonly<Record<Name, string>>;
}

type Pays = readonly [three: number, four: number, five: number];

/**
 * Creates the paytable: for each symbol, the prizes for five, four and three equal symbols. A prize in minor units is
 * the number in `pays` times `unit`.
 */
export const createPaytable = <Name extends string>({
  symbols,
  pays,
  unit,
  money,
  images,
}: Pick<RulesContent<never, Name>, 'money' | 'images'> & {
  readonly symbols: readonly Name[];
  readonly pays: Readonly<Partial<Record<Name, Pays>>>;
  readonly unit: number;
}): HTMLElement => {
  const createRows = ([three, four, five]: Pays): HTMLElement[][] =>
    (
      [
        [5, five],
        [4, four],
        [3, three],
      ] as const
    ).map(([count, pay]) => [createElement('b', {}, String(count)), createElement('bdi', {}, money.bare(pay * unit))]);
  const prizes = symbols.flatMap((symbol) => {
    const symbolPays = pays[symbol];
    return symbolPays ? [createPrize(images[symbol], createRows(symbolPays))] : [];
  });
  return createElement('div', { class: 'prizes' }, ...prizes);
};

/** Creates the help section about the wild (counts as any symbol) and the scatter (wins in any position). */
export const createSpecialSection = (
  ...specials: readonly { readonly image: string; readonly rule: string }[]
): HTMLElement =>
  createElement(
    'section',
    {},
    ...specials.map(({ image, rule }) =>
      createElement(
        'div',
        { class: 'special' },
        createElement('img', { src: image, alt: '' }),
        createElement('p', {}, rule),
      ),
    ),
  );
