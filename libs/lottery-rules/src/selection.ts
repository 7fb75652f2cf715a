/**
 * Values that a member picked, as one list for each field. In API messages, commas separate the values and bars
 * separate the fields, e.g. `1,2|3|4`.
 */
export type Picks = readonly (readonly string[])[];

export interface Field {
  /** Translation key for the label of the field, e.g. `place`. */
  readonly label: 'place' | 'numbers' | 'pairs' | 'triples' | 'fours' | 'singles' | 'outcome';
  /**
   * Number in the label, for a method in which several fields have the same label. For example, `n: 2` gives `Place 2`.
   */
  readonly n?: number;
  readonly values: readonly string[];
  readonly min: number;
  readonly max: number;
}

export const writeSelection = (picks: Picks): string => picks.map((field) => field.join(',')).join('|');

/**
 * Reads the picked values from the text of a selection. The values of each field are returned in the order of
 * `Field.values`. Returns undefined if the number of fields is wrong, or if a field does not allow a value. Also
 * returns undefined if a field has too few or too many values.
 */
export const readSelection = (fields: readonly Field[], selection: string): Picks | undefined => {
  const parts = selection.split('|');
  if (parts.length !== fields.length) return undefined;
  const picks = fields.map(({ values }, index) => {
    const picked = parts[index] ? parts[index].split(',') : [];
    const orderedPicks = values.filter((value) => picked.includes(value));
    return orderedPicks.length === picked.length ? orderedPicks : undefined;
  });
  const fits = picks.every(
    (picked, index) =>
      picked !== undefined && picked.length >= fields[index]!.min && picked.length <= fields[index]!.max,
  );
  return fits ? (picks as Picks) : undefined;
};

/** Computes the number of ways to choose `size` of `count` values, without regard to the order. */
export const choose = (count: number, size: number): number => {
  let ways = 1;
  for (let step = 0; step < size; step += 1) ways = (ways * (count - step)) / (step + 1);
  return count < size ? 0 : Math.round(ways);
};
