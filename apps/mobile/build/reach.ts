/**
 * Returns all ids that are reachable from the ids in `from` through the function `next`. The result includes the ids in
 * `from`.
 */
export const reach = (from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const reached = new Set(from);
  for (const id of reached) for (const other of next(id)) reached.add(other);
  return reached;
};
