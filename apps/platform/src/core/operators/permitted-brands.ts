/** Codes of the brands for which an operator has a permission, or `all` for every brand. */
export type PermittedBrands = ReadonlySet<string> | 'all';
