import type { Feature, MenuEntry, MenuSlot } from './define-feature.ts';

export interface MenuItem extends MenuEntry {
  readonly feature: Feature;
  readonly path: `/${string}`;
}

/** Menu items of a slot from all features, sorted by `order`. */
export const getMenuItems = (features: readonly Feature[], slot: MenuSlot): MenuItem[] =>
  features
    .flatMap((feature) =>
      (feature.menu ?? []).map((entry) => ({ ...entry, feature, path: entry.path ?? feature.routes[0].path })),
    )
    .filter((entry) => entry.slot === slot)
    .sort((a, b) => a.order - b.order);
