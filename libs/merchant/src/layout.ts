export const tileShapes = ['square', 'portrait', 'wide'] as const;
export const categoryBars = ['pills', 'tabs', 'icons'] as const;
export const homeSections = ['hero', 'notice', 'categories', 'games', 'matches', 'winners', 'jackpot'] as const;

/** Two layouts of a screen that platforms of this kind offer. The gateway sends the one that the brand uses. */
export const templates = ['base', 'new'] as const;

export type HomeSection = (typeof homeSections)[number];
export type Template = (typeof templates)[number];

/** Layout of a brand's home screen. It is data, so that brands differ without code of their own. */
export interface BrandLayout {
  readonly tile: (typeof tileShapes)[number];
  readonly categoryBar: (typeof categoryBars)[number];
  /** Sections of the home screen from top to bottom. A section that is not listed is not shown. */
  readonly home: readonly HomeSection[];
}
