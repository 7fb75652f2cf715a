import type { flagTable } from './flag-table.ts';

/** Name of a feature flag, as in the API. `flag-table.ts` contains the titles and default values. */
export type Flag = keyof typeof flagTable;

/** Feature flags that are on. A flag that is off is missing. */
export type Flags = { readonly [flag in Flag]?: true };
