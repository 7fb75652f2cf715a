/** The query parameter that says which entry is active. */
export const entryParam = 'i';
/** Stands for it where the reader has closed the last one. */
const noEntry = '-';

/** The place of the active entry among `total`: the first unless the address names another, -1 where none is open. */
export const getActiveEntryIndex = (param: string | null, total: number): number => {
  if (param === noEntry) return -1;
  const index = /^\d{1,4}$/.test(param ?? '') ? Number(param) : 0;
  return index < total ? index : 0;
};

export const toEntryParam = (index: number): string => (index < 0 ? noEntry : String(index));
