import type { flagTable } from './flag-table.ts';

/** Name of a feature flag, as in the API. `flag-table.ts` contains the titles and default values. */
export type Flag = keyof typeof flagTable;

/** Feature flags of a brand. Only flags that are on are listed. */
export type Flags = { readonly [flag in Flag]?: true };
