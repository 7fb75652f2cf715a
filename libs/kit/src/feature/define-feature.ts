import type { TranslationKey } from '../i18n/translation-key.ts';
import type { Flag } from '@livery/merchant/flags';
import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { createLazyModule, type LazyModule } from '../lazy/lazy-module.ts';

/**
 * Kind of visitor for whom a feature is made: any visitor (`guest`), a logged-in member (`member`) or an agent
 * (`agent`). The app checks the kind only to avoid requests that would fail. The security does not depend on this
 * check, because the gateway checks each request again.
 */
export type FeatureAccess = 'guest' | 'member' | 'agent';

export interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface ExtensionModule {
  readonly Extension: ComponentType;
}

export interface FeatureRoute {
  readonly path: `/${string}`;
  /** Additional paths that show the same screen. */
  readonly aliases?: readonly `/${string}`[];
  /** Translation key of the header title, e.g. `account:security.title`. Without a key the header shows the logo. */
  readonly title?: TranslationKey;
  readonly header?: 'hidden';
  readonly bottomBar?: 'hidden';
  /**
   * If set, the screen uses the whole width of a tablet or a desktop (ADR 235). By default, a screen is a narrow
   * column.
   */
  readonly isWide?: true;
  /** Makes the back arrow open the home page. By default, the arrow opens the previous page. */
  readonly back?: 'home';
  readonly screen: LazyModule<ScreenModule>;
}

export type MenuSlot = 'bottomBar' | 'sideMenu' | 'memberTiles' | 'memberList';

interface MenuEntryBase {
  /**
   * Sort number: the entry with the lowest number is shown first. In the slot `memberList`, the entries from 100 to 199
   * are shown as one group, the entries from 200 to 299 as the next group, and so on.
   */
  readonly order: number;
  /** Name of an icon in `@livery/ui`. */
  readonly icon: string;
  /** Path that the entry opens. The default is the first route of the feature. */
  readonly path?: `/${string}`;
  /** Additional flag. The entry is shown only when this flag and the flag of the feature are both enabled. */
  readonly flag?: Flag;
  /** Shows the entry only to members who may transfer money to their upline (the agent above them). */
  readonly requiresUpline?: true;
  /**
   * Number that is shown beside the label: unclaimed rewards or unread messages. The number is hidden when it is 0.
   */
  readonly badge?: 'unclaimed' | 'unread';
}

/**
 * Menu entry for one of the menus in `Slot`. `Namespaces` are the translation files that can contain its label. The app
 * loads these files on every page that has such a menu.
 */
type MenuEntryIn<Slot extends MenuSlot, Namespaces extends FlatNamespace> = {
  readonly [Each in Slot]: MenuEntryBase & { readonly slot: Each; readonly label: TranslationKey<Namespaces> };
}[Slot];

export type MenuEntry =
  | MenuEntryIn<'bottomBar' | 'sideMenu', 'shell'>
  | MenuEntryIn<'memberTiles' | 'memberList', 'account' | 'shell'>;

export interface Feature {
  readonly id: string;
  readonly access: FeatureAccess;
  /** Redirects a guest to the home page. By default a guest is redirected to the log-in page. */
  readonly guestRedirect?: 'home';
  /** Denies access to members with a free trial account. */
  readonly trialAccess?: 'denied';
  /** Denies access to members who take a break from play. Used for games, bets, deposits and promotions. */
  readonly breakAccess?: 'denied';
  /** Flag of the feature. The feature is enabled only when both the brand file and the gateway enable this flag. */
  readonly flag?: Flag;
  /**
   * Translation files (namespaces) that this feature needs in addition to the file of its library, such as `account`
   * for `libs/account`. The app of a brand contains such a file only if an enabled feature needs it.
   */
  readonly namespaces?: readonly string[];
  readonly routes: readonly [FeatureRoute, ...FeatureRoute[]];
  readonly menu?: readonly MenuEntry[];
  /**
   * Component that the app adds to the home page after log-in. Its code loads after the code of all other components.
   * The component shows nothing to members for whom it is not made.
   */
  readonly homeExtension?: LazyModule<ExtensionModule>;
  /**
   * Component that the app adds to every page after log-in, between the header and the screen. It renders something
   * only if there is a new notice for the member.
   */
  readonly noticeExtension?: LazyModule<ExtensionModule>;
}

interface RouteDefinition extends Omit<FeatureRoute, 'screen'> {
  readonly screen: () => Promise<ScreenModule>;
}

/**
 * Declaration of a feature in its file `*.feature.ts`. Each screen is a function that calls `import()`, so that its
 * code loads only when it is needed.
 */
export interface FeatureDefinition extends Omit<Feature, 'routes'> {
  readonly routes: readonly [RouteDefinition, ...RouteDefinition[]];
}

const toRoute = (route: RouteDefinition): FeatureRoute => ({ ...route, screen: createLazyModule(route.screen) });

/**
 * Declares a feature. The app creates its routes, headers, menus and access checks from this declaration. The build of
 * a brand also uses it, to leave out disabled features.
 */
export const defineFeature = (feature: FeatureDefinition): Feature => ({
  ...feature,
  routes: feature.routes.map(toRoute) as [FeatureRoute, ...FeatureRoute[]],
});
