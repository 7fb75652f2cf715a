import type { Feature, MenuEntry, MenuSlot } from './define-feature.ts';

export type MenuItem<Slot extends MenuSlot = MenuSlot> = Extract<MenuEntry, { readonly slot: Slot }> & {
  readonly feature: Feature;
  readonly path: `/${string}`;
};

/** Returns the items of one menu (slot) from all features, sorted by `order`. */
export const getMenuItems = <Slot extends MenuSlot>(features: readonly Feature[], slot: Slot): MenuItem<Slot>[] =>
  features
    .flatMap((feature) =>
      (feature.menu ?? []).map((entry) => ({ ...entry, feature, path: entry.path ?? feature.routes[0].path })),
    )
    .filter((entry): entry is MenuItem<Slot> => entry.slot === slot)
    .sort((a, b) => a.order - b.order);
