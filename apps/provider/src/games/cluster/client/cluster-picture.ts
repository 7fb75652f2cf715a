import { element } from '../../../client-kit/element.ts';
import type { ClusterSymbol } from '../rules/cluster-machine.ts';
import { clusterSymbols, side } from '../rules/cluster-machine.ts';

export type Pictures = Readonly<Record<ClusterSymbol, string>>;

/** The grid of a past spin as it first fell, small. */
export const clusterPicture = (grid: readonly number[], pictures: Pictures): HTMLElement =>
  element(
    'span',
    { class: 'spinPicture gridPicture' },
    ...Array.from({ length: side }, (_, column) =>
      element(
        'span',
        {},
        ...grid
          .filter((_, cell) => cell % side === column)
          .map((symbol) => element('img', { src: pictures[clusterSymbols[symbol] ?? 'wild'], alt: '' })),
      ),
    ),
  );
