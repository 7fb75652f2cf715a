import type { flagTable } from './flag-table.ts';

/** Feature flag of a merchant, by its name in the API. `flag-table.ts` has titles and defaults. */
export type Flag = keyof typeof flagTable;

/** Flags that are on. A flag that is off is absent. */
export type Flags = { readonly [flag in Flag]?: true };
