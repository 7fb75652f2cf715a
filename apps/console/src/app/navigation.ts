import type { Permission } from '@livery/contract/operators/permissions';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { GridIcon } from '@livery/ui/icons/grid';
import { HistoryIcon } from '@livery/ui/icons/history';
import { IdCardIcon } from '@livery/ui/icons/id-card';
import { KeyIcon } from '@livery/ui/icons/key';
import { MailIcon } from '@livery/ui/icons/mail';
import { RefreshIcon } from '@livery/ui/icons/refresh';
import { UsersIcon } from '@livery/ui/icons/users';
import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/texts.ts';
import { paths } from '../navigation/paths.ts';

interface Entry {
  readonly path: string;
  readonly label: TextKey<'shell'>;
  readonly Icon: ComponentType;
  /**
   * Permissions for the page. The operator needs at least one of these permissions. Without such a permission, the
   * page shows the operator no content.
   */
  readonly permissions: readonly Permission[];
  /** True if the operator needs the permission for all brands. A permission for single brands is not enough. */
  readonly isForAllBrands?: true;
}

export interface Area {
  readonly label: TextKey<'shell'>;
  readonly entries: readonly Entry[];
}

/** Pages of the menu in groups (areas). The menu shows only the pages for which the operator has a permission. */
export const areas: readonly Area[] = [
  {
    label: 'nav.studio',
    entries: [
      { path: paths.brands, label: 'nav.brands', Icon: GridIcon, permissions: ['brands:read'] },
      { path: paths.requests, label: 'nav.requests', Icon: MailIcon, permissions: ['brands:request', 'brands:create'] },
      {
        path: paths.fleet,
        label: 'nav.fleet',
        Icon: RefreshIcon,
        permissions: ['releases:publish'],
        isForAllBrands: true,
      },
    ],
  },
  {
    label: 'nav.control',
    entries: [
      { path: paths.approvals, label: 'nav.approvals', Icon: CircleCheckIcon, permissions: ['approvals:read'] },
      { path: paths.operators, label: 'nav.operators', Icon: UsersIcon, permissions: ['operators:read'] },
      { path: paths.roles, label: 'nav.roles', Icon: IdCardIcon, permissions: ['roles:read'] },
      { path: paths.apiTokens, label: 'nav.apiTokens', Icon: KeyIcon, permissions: ['tokens:write'] },
      { path: paths.audit, label: 'nav.audit', Icon: HistoryIcon, permissions: ['audit:read'] },
    ],
  },
];

/**
 * Returns true if the menu shows a page to the operator, who needs one of the permissions of the page. For a page
 * with `isForAllBrands`, the operator needs the permission for all brands.
 */
export const isShown = (
  { permissions, isForAllBrands }: Entry,
  isPermitted: (permission: Permission, brand?: string | null) => boolean,
): boolean => permissions.some((permission) => isPermitted(permission, isForAllBrands && null));
