/**
 * Finds the name that is most similar to the text that a person entered (`typed`). Returns undefined if no name is
 * similar enough.
 */
export function closestMatch(typed: string, names: readonly string[]): string | undefined {
  const normalizedInput = typed.slice(0, 64).toUpperCase();
  const ranked = names.map((name) => ({ name, distance: editDistance(normalizedInput, name.toUpperCase()) }));
  const best = ranked.reduce((a, b) => (b.distance < a.distance ? b : a), { name: '', distance: Infinity });
  return best.distance <= Math.max(normalizedInput.length < 4 ? 1 : 2, Math.floor(normalizedInput.length / 3))
    ? best.name
    : undefined;
}

/**
 * Computes the Levenshtein distance: the number of characters to insert, remove or replace to get from one text to the
 * other.
 */
function editDistance(from: string, name: string): number {
  const to = [...name];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, character] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (character === to[j] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
