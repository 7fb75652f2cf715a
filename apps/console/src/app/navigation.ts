import type { Permission } from '@livery/contract/operators/permissions';
import type { TextKey } from '../i18n/texts.ts';
import { paths } from '../navigation/paths.ts';

interface Entry {
  readonly path: string;
  readonly label: TextKey<'shell'>;
  /** Permissions of which the operator needs one, because otherwise the page shows nothing. */
  readonly permissions: readonly Permission[];
  /** True if the permission counts only for all brands together. */
  readonly isForAllBrands?: true;
}

export interface Area {
  readonly label: TextKey<'shell'>;
  readonly entries: readonly Entry[];
}

/** Pages of the menu by area. An operator sees those for which they have a permission. */
export const areas: readonly Area[] = [
  {
    label: 'nav.studio',
    entries: [
      { path: paths.brands, label: 'nav.brands', permissions: ['brands:read'] },
      { path: paths.requests, label: 'nav.requests', permissions: ['brands:request', 'brands:create'] },
      { path: paths.fleet, label: 'nav.fleet', permissions: ['releases:publish'], isForAllBrands: true },
    ],
  },
  {
    label: 'nav.control',
    entries: [
      { path: paths.approvals, label: 'nav.approvals', permissions: ['approvals:read'] },
      { path: paths.operators, label: 'nav.operators', permissions: ['operators:read'] },
      { path: paths.roles, label: 'nav.roles', permissions: ['roles:read'] },
      { path: paths.apiTokens, label: 'nav.apiTokens', permissions: ['tokens:write'] },
      { path: paths.audit, label: 'nav.audit', permissions: ['audit:read'] },
    ],
  },
];

/** Returns true if the operator may see a page of the menu. */
export const isShown = (
  { permissions, isForAllBrands }: Entry,
  isPermitted: (permission: Permission, brand?: string | null) => boolean,
): boolean => permissions.some((permission) => isPermitted(permission, isForAllBrands && null));
