/** Picked values by field. Wire format: commas between values, bars between fields, e.g. `1,2|3|4`. */
export type Picks = readonly (readonly string[])[];

export interface Field {
  /**
   * Translation key of the field's label, e.g. `place`. `n` is the number of the field if a method has several fields
   * of one kind.
   */
  readonly label: 'place' | 'numbers' | 'pairs' | 'triples' | 'fours' | 'singles' | 'outcome';
  readonly n?: number;
  readonly values: readonly string[];
  readonly min: number;
  readonly max: number;
}

export const writeSelection = (picks: Picks): string => picks.map((field) => field.join(',')).join('|');

/**
 * Reads the picks of a selection, in the order of the field's values. Returns undefined if the selection does not match
 * the fields.
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

/** Computes the number of sets of `size` among `count` values. */
export const choose = (count: number, size: number): number => {
  let ways = 1;
  for (let step = 0; step < size; step += 1) ways = (ways * (count - step)) / (step + 1);
  return count < size ? 0 : Math.round(ways);
};
