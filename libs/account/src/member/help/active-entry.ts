/** Name of the query parameter with the index of the open help entry. */
export const entryParam = 'i';
/** Value of the parameter when all entries are closed. */
const noEntry = '-';

/**
 * Returns the index of the open entry. It is 0 for a missing or invalid parameter and -1 when all entries are closed.
 * `total` is the number of entries.
 */
export const getActiveEntryIndex = (param: string | null, total: number): number => {
  if (param === noEntry) return -1;
  const index = /^\d{1,4}$/.test(param ?? '') ? Number(param) : 0;
  return index < total ? index : 0;
};

export const toEntryParam = (index: number): string => (index < 0 ? noEntry : String(index));
