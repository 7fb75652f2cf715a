/** Returns all ids that can be reached from `from` by following `next`, including `from` itself. */
export const reach = (from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const reached = new Set(from);
  for (const id of reached) for (const other of next(id)) reached.add(other);
  return reached;
};
