/** What was picked, field by field. On the wire: picks between commas, fields between bars, e.g. `1,2|3|4`. */
export type Picks = readonly (readonly string[])[];

export interface Field {
  /** What the field is called, e.g. `place`; with `n` where a method has several of a kind. */
  readonly label: 'place' | 'numbers' | 'pairs' | 'triples' | 'fours' | 'singles' | 'outcome';
  readonly n?: number;
  readonly values: readonly string[];
  readonly min: number;
  readonly max: number;
}

export const writeSelection = (picks: Picks): string => picks.map((field) => field.join(',')).join('|');

/** The picks of a selection in the order of the fields' values, or nothing where it does not fit the fields. */
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

/** How many sets of `size` there are among `count`. */
export const choose = (count: number, size: number): number => {
  let ways = 1;
  for (let step = 0; step < size; step += 1) ways = (ways * (count - step)) / (step + 1);
  return count < size ? 0 : Math.round(ways);
};
