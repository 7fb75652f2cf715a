import type { Permission } from '@livery/contract/operators/permissions';
import type { TextKey } from '../i18n/texts.ts';
import { paths } from '../navigation/paths.ts';

interface Entry {
  readonly path: string;
  readonly label: TextKey<'shell'>;
  /** Permission without which the page shows nothing. */
  readonly permission: Permission;
}

export interface Area {
  readonly label: TextKey<'shell'>;
  readonly entries: readonly Entry[];
}

/** Pages of the menu by area. An operator sees those for which they have the permission. */
export const areas: readonly Area[] = [
  {
    label: 'nav.studio',
    entries: [
      { path: paths.brands, label: 'nav.brands', permission: 'brands:read' },
      { path: paths.requests, label: 'nav.requests', permission: 'brands:request' },
    ],
  },
  {
    label: 'nav.control',
    entries: [
      { path: paths.approvals, label: 'nav.approvals', permission: 'approvals:read' },
      { path: paths.operators, label: 'nav.operators', permission: 'operators:read' },
      { path: paths.roles, label: 'nav.roles', permission: 'roles:read' },
      { path: paths.apiTokens, label: 'nav.apiTokens', permission: 'tokens:write' },
      { path: paths.audit, label: 'nav.audit', permission: 'audit:read' },
    ],
  },
];
