import type { Flag } from '@livery/merchant/flags';
import type { ComponentType } from 'react';

/** Who may enter. The gateway enforces it again: this only spares the member a refusal. */
export type FeatureAccess = 'guest' | 'member' | 'agent';

export interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface FeatureRoute {
  readonly path: `/${string}`;
  /** Other addresses of the same screen. */
  readonly aliases?: readonly `/${string}`[];
  /** Key of the header's title, e.g. `account:security.title`. Without one the header shows the logo. */
  readonly title?: string;
  readonly header?: 'hidden';
  readonly bottomBar?: 'hidden';
  /** Where the back arrow leads: one page back, unless it is the home. */
  readonly back?: 'home';
  readonly screen: () => Promise<ScreenModule>;
}

export type MenuSlot = 'bottomBar' | 'sideMenu' | 'memberTiles' | 'memberList';

export interface MenuEntry {
  readonly slot: MenuSlot;
  /** Entries of a slot stand in ascending order; in the member list each hundred is a group. */
  readonly order: number;
  /** Name of an icon of the design system. */
  readonly icon: string;
  /** Key of the label, e.g. `shell:nav.home`. */
  readonly label: string;
  /** The first route of the feature unless given. */
  readonly path?: `/${string}`;
  /** A second flag that this entry hangs on, beside the feature's own. */
  readonly flag?: Flag;
  /** Only for members whose money may go to their upline. */
  readonly requiresUpline?: true;
  /** What it counts beside its label, when it is above 0. */
  readonly badge?: 'unclaimed' | 'unread';
}

export interface Feature {
  readonly id: string;
  readonly access: FeatureAccess;
  /** Who has no session is led home, and not to the log-in. */
  readonly guestRedirect?: 'home';
  /** A member of a free trial is refused. */
  readonly trialAccess?: 'denied';
  /** Present where both the brand file and the gateway switch it on. */
  readonly flag?: Flag;
  /** Namespaces of texts that only features naming them need: a brand with none of those ships none of the texts. A lib's own namespace needs no mention. */
  readonly namespaces?: readonly string[];
  readonly routes: readonly [FeatureRoute, ...FeatureRoute[]];
  readonly menu?: readonly MenuEntry[];
  /** What it adds to the home once a member is logged in. It comes after everything else, and decides itself for whom. */
  readonly homeExtension?: () => Promise<{ readonly HomeExtension: ComponentType }>;
}

/** One declaration of a feature: router, header, bars, menus, guards, prefetching and the brand pipeline all read it. */
export const defineFeature = (feature: Feature): Feature => feature;
