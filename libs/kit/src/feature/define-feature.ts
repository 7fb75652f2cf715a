import type { Flag } from '@livery/merchant/flags';
import type { ComponentType } from 'react';

/** Visitors who may enter. The gateway enforces it again: this check only avoids a rejected request. */
export type FeatureAccess = 'guest' | 'member' | 'agent';

export interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface FeatureRoute {
  readonly path: `/${string}`;
  /** Other paths of the same screen. */
  readonly aliases?: readonly `/${string}`[];
  /** Key of the header title, e.g. `account:security.title`. Without one the header shows the logo. */
  readonly title?: string;
  readonly header?: 'hidden';
  readonly bottomBar?: 'hidden';
  /** Target of the back arrow: the previous page, unless it is `home`. */
  readonly back?: 'home';
  readonly screen: () => Promise<ScreenModule>;
}

export type MenuSlot = 'bottomBar' | 'sideMenu' | 'memberTiles' | 'memberList';

export interface MenuEntry {
  readonly slot: MenuSlot;
  /** Position in the slot, ascending. In the member list each hundred is a group. */
  readonly order: number;
  /** Name of an icon of the design system. */
  readonly icon: string;
  /** Key of the label, e.g. `shell:nav.home`. */
  readonly label: string;
  /** The first route of the feature unless given. */
  readonly path?: `/${string}`;
  /** A second flag that this entry depends on, beside the feature's own. */
  readonly flag?: Flag;
  /** Shown only to members who may transfer money to their upline. */
  readonly requiresUpline?: true;
  /** Count shown beside the label when it is above 0. */
  readonly badge?: 'unclaimed' | 'unread';
}

export interface Feature {
  readonly id: string;
  readonly access: FeatureAccess;
  /** Redirects a guest to the home instead of the log-in. */
  readonly guestRedirect?: 'home';
  /** Denies access to a member of a free trial. */
  readonly trialAccess?: 'denied';
  /** The feature exists where both the brand file and the gateway enable this flag. */
  readonly flag?: Flag;
  /**
   * Translation namespaces that are needed only by the features that name them. A brand without those features does not
   * ship them. The lib's own namespace is implied.
   */
  readonly namespaces?: readonly string[];
  readonly routes: readonly [FeatureRoute, ...FeatureRoute[]];
  readonly menu?: readonly MenuEntry[];
  /**
   * Component added to the home after log-in. It loads after everything else and decides itself for which members it
   * renders.
   */
  readonly homeExtension?: () => Promise<{ readonly HomeExtension: ComponentType }>;
}

/**
 * Declares a feature. Router, header, bars, menus, guards, prefetching and the brand pipeline all read this
 * declaration.
 */
export const defineFeature = (feature: Feature): Feature => feature;
