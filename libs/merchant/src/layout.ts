import type { HomeBlock } from './home/home-blocks.ts';

export const tileShapes = ['square', 'portrait', 'wide'] as const;
export const categoryBars = ['pills', 'tabs', 'icons'] as const;

/** Names of the layouts that some screens have. The gateway sends the name of the brand's layout. */
export const templates = ['base', 'new'] as const;

export type Template = (typeof templates)[number];

/** Layout of a brand's home screen. It is data in the brand file, so that a different layout needs no code. */
export interface BrandLayout {
  readonly tile: (typeof tileShapes)[number];
  readonly categoryBar: (typeof categoryBars)[number];
  /** Blocks of the home screen from top to bottom. */
  readonly home: readonly HomeBlock[];
}
