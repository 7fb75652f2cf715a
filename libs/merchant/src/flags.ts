import type { flagTable } from './flag-table.ts';

/** A feature switch of a merchant, by its name on the wire. The table with meanings and defaults is `flag-table.ts`. */
export type Flag = keyof typeof flagTable;

/** The flags that are on. One that is off is absent. */
export type Flags = { readonly [flag in Flag]?: true };
