/** Keeps what was made for the keys that were asked for last, at most `size` of them. */
export const memo = <Value>(size: number) => {
  const kept = new Map<string, Value>();
  return {
    get: (key: string, make: () => Value): Value => {
      const found = kept.get(key);
      if (found !== undefined) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const made = make();
      kept.set(key, made);
      if (kept.size > size) kept.delete(kept.keys().next().value as string);
      return made;
    },
    clear: () => kept.clear(),
  };
};
