/** The query parameter that says which entry is active. */
export const entryParameter = 'i';
/** Stands for it where the reader has closed the last one. */
const noEntry = '-';

/** The place of the active entry among `total`: the first unless the address names another, -1 where none is open. */
export const activeEntry = (asked: string | null, total: number): number => {
  if (asked === noEntry) return -1;
  const place = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 0;
  return place < total ? place : 0;
};

export const entryOf = (place: number): string => (place < 0 ? noEntry : String(place));
