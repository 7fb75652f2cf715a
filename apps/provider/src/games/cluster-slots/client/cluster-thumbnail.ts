import { createElement } from '../../../client/create-element.ts';
import type { ClusterSymbol } from '../rules/cluster-machine.ts';
import { clusterSymbols, side } from '../rules/cluster-machine.ts';

export type ClusterImages = Readonly<Record<ClusterSymbol, string>>;

/** Small image of the initial grid of a past spin. */
export const clusterThumbnail = (grid: readonly number[], images: ClusterImages): HTMLElement =>
  createElement(
    'span',
    { class: 'spinPicture gridPicture' },
    ...Array.from({ length: side }, (_, column) =>
      createElement(
        'span',
        {},
        ...grid
          .filter((_, cell) => cell % side === column)
          .map((symbol) => createElement('img', { src: images[clusterSymbols[symbol] ?? 'wild'], alt: '' })),
      ),
    ),
  );
