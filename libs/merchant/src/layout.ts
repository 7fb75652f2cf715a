export const tileShapes = ['square', 'portrait', 'wide'] as const;
export const categoryBars = ['pills', 'tabs', 'icons'] as const;
export const homeSections = ['hero', 'notice', 'categories', 'games', 'matches', 'winners', 'jackpot'] as const;

/** Two ways to lay out a screen that platforms of this kind have; the gateway says which a brand has. */
export const templates = ['base', 'new'] as const;

export type HomeSection = (typeof homeSections)[number];
export type Template = (typeof templates)[number];

/** How a brand lays out its home: data, so that brands differ without code of their own. */
export interface BrandLayout {
  readonly tile: (typeof tileShapes)[number];
  readonly categoryBar: (typeof categoryBars)[number];
  /** Sections of the home from top to bottom. One that is not named is not shown. */
  readonly home: readonly HomeSection[];
}
