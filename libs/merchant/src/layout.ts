import type { HomeBlock } from './home/home-blocks.ts';

export const tileShapes = ['square', 'portrait', 'wide'] as const;
export const categoryBars = ['pills', 'tabs', 'icons'] as const;

/**
 * Headers of the home page.
 *
 * - `start`: the logo at the start, all actions at the end.
 * - `centre`: the menu at the start, the logo in the middle, the log-in or the balance at the end.
 * - `search`: a field for the search of all games between a small logo and the actions.
 */
export const headers = ['start', 'centre', 'search'] as const;

/**
 * Forms of the bottom bar.
 *
 * - `raised`: five labelled icons. The one in the middle is a circle that rises over the bar.
 * - `labels`: five labelled icons of the same form.
 * - `pill`: icons without labels. The current page is a pill with its label.
 * - `floating`: a round bar with labels that does not touch the edges of the window.
 */
export const navigations = ['raised', 'labels', 'pill', 'floating'] as const;

/** Destinations that can be in the middle of the bottom bar. */
export const leads = ['deposit', 'lottery', 'sports'] as const;

/**
 * Names of the layouts of the member center and the deposit screen. A brand has one layout for each of these screens.
 * The gateway sends 1 for `new` and 0 for `base`.
 */
export const templates = ['base', 'new'] as const;

export type Template = (typeof templates)[number];

/**
 * Design of a brand's home screen, header and bottom bar. The brand file contains it, so that another design needs no
 * new code.
 */
export interface BrandLayout {
  readonly tile: (typeof tileShapes)[number];
  readonly categoryBar: (typeof categoryBars)[number];
  /** Header of the home page. Absent for `start`. */
  readonly header?: (typeof headers)[number];
  /** Form of the bottom bar. Absent for `raised`. */
  readonly navigation?: (typeof navigations)[number];
  /** Destination in the middle of the bottom bar. Absent for `deposit`. */
  readonly lead?: (typeof leads)[number];
  /** Blocks of the home screen from top to bottom. */
  readonly home: readonly HomeBlock[];
}
