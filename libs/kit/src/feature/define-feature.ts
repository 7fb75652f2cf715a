import type { TranslationKey } from '../i18n/translation-key.ts';
import type { Flag } from '@livery/merchant/flags';
import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { createLazyModule, type LazyModule } from '../lazy/lazy-module.ts';

/** Visitors who may enter. The gateway enforces it again: this check only avoids a rejected request. */
export type FeatureAccess = 'guest' | 'member' | 'agent';

export interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface HomeExtensionModule {
  readonly HomeExtension: ComponentType;
}

export interface FeatureRoute {
  readonly path: `/${string}`;
  /** Other paths of the same screen. */
  readonly aliases?: readonly `/${string}`[];
  /** Key of the header title, e.g. `account:security.title`. The header shows the logo when the key is missing. */
  readonly title?: TranslationKey;
  readonly header?: 'hidden';
  readonly bottomBar?: 'hidden';
  /** Target of the back arrow: the previous page, unless it is `home`. */
  readonly back?: 'home';
  readonly screen: LazyModule<ScreenModule>;
}

export type MenuSlot = 'bottomBar' | 'sideMenu' | 'memberTiles' | 'memberList';

interface MenuEntryBase {
  /** Position in the slot, ascending. In the member list each hundred is a group. */
  readonly order: number;
  /** Name of an icon of the design system. */
  readonly icon: string;
  /** Target of the entry. The default is the first route of the feature. */
  readonly path?: `/${string}`;
  /** A second flag that this entry depends on, beside the feature's own. */
  readonly flag?: Flag;
  /** Shown only to members who may transfer money to their upline. */
  readonly requiresUpline?: true;
  /** Count shown beside the label when it is above 0. */
  readonly badge?: 'unclaimed' | 'unread';
}

/** Menu entry in a slot. Its label is a key of a namespace that the pages with this slot load. */
type MenuEntryIn<Slot extends MenuSlot, Namespaces extends FlatNamespace> = {
  readonly [Each in Slot]: MenuEntryBase & { readonly slot: Each; readonly label: TranslationKey<Namespaces> };
}[Slot];

export type MenuEntry =
  | MenuEntryIn<'bottomBar' | 'sideMenu', 'shell'>
  | MenuEntryIn<'memberTiles' | 'memberList', 'account' | 'shell'>;

export interface Feature {
  readonly id: string;
  readonly access: FeatureAccess;
  /** Redirects a guest to the home instead of the log-in. */
  readonly guestRedirect?: 'home';
  /** Denies access to a member of a free trial. */
  readonly trialAccess?: 'denied';
  /** The feature exists when both the brand file and the gateway enable this flag. */
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
  readonly homeExtension?: LazyModule<HomeExtensionModule>;
}

interface RouteDefinition extends Omit<FeatureRoute, 'screen'> {
  readonly screen: () => Promise<ScreenModule>;
}

/** A feature as its manifest writes it: with the `import()` of each screen. */
export interface FeatureDefinition extends Omit<Feature, 'routes'> {
  readonly routes: readonly [RouteDefinition, ...RouteDefinition[]];
}

const toRoute = (route: RouteDefinition): FeatureRoute => ({ ...route, screen: createLazyModule(route.screen) });

/**
 * Declares a feature. Router, header, bars, menus, guards, prefetching and the brand pipeline all read this
 * declaration.
 */
export const defineFeature = (feature: FeatureDefinition): Feature => ({
  ...feature,
  routes: feature.routes.map(toRoute) as [FeatureRoute, ...FeatureRoute[]],
});
