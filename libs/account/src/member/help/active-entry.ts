/** Query parameter with the index of the active entry. */
export const entryParam = 'i';
/** Value when the reader has closed all entries. */
const noEntry = '-';

/** Index of the active entry among `total` entries: the first one by default, -1 when all are closed. */
export const getActiveEntryIndex = (param: string | null, total: number): number => {
  if (param === noEntry) return -1;
  const index = /^\d{1,4}$/.test(param ?? '') ? Number(param) : 0;
  return index < total ? index : 0;
};

export const toEntryParam = (index: number): string => (index < 0 ? noEntry : String(index));
