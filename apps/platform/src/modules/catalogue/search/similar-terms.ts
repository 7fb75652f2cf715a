/**
 * Returns the maximum number of typing errors that a word of this length may have. Short words may have none, because
 * most short words are similar.
 */
const getMaxErrors = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/**
 * Counts the typing errors between two words: a missing, an extra or a wrong character, or two characters in the wrong
 * order. Stops early with `max + 1` if there are more than `max` errors.
 */
export const countTypingErrors = (one: string, other: string, max: number): number => {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1];
      let errors = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (isEqual ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) errors = Math.min(errors, beforePrevious[column - 2]! + 1);
      current.push(errors);
    }
    if (Math.min(...current) > max) return max + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return previous[other.length]!;
};

/** Returns the words of the vocabulary with the fewest typing errors compared to `term`. Empty if no word is similar. */
export const findSimilarTerms = (term: string, vocabulary: Iterable<string>): readonly string[] => {
  let fewest = getMaxErrors(term.length);
  let similar: string[] = [];
  if (fewest === 0) return similar;
  for (const word of vocabulary) {
    const errors = countTypingErrors(term, word, fewest);
    if (errors > fewest) continue;
    if (errors < fewest) similar = [];
    fewest = errors;
    similar.push(word);
  }
  return similar;
};
