/** Name of the query parameter with the index of the open help entry. */
export const entryParam = 'i';
/** Value of the query parameter when all help entries are closed. */
const noEntry = '-';

/**
 * Returns the index of the open help entry. `param` is the value of the query parameter, and `total` is the number of
 * entries. Returns -1 if the visitor has closed all entries. Returns 0 (the first entry) for a missing or invalid
 * value.
 */
export const getActiveEntryIndex = (param: string | null, total: number): number => {
  if (param === noEntry) return -1;
  const index = /^\d{1,4}$/.test(param ?? '') ? Number(param) : 0;
  return index < total ? index : 0;
};

export const toEntryParam = (index: number): string => (index < 0 ? noEntry : String(index));
