/**
 * Abbreviations that players of lotteries type instead of a name. `xs` is Vietnamese for lottery: `xsmb` is the lottery
 * of Northern Vietnam. The values are normalized search text that occurs in the names of the games.
 */
const aliases: Readonly<Record<string, string>> = {
  xsmb: 'northern vietnam',
  mb: 'northern vietnam',
  xstd: 'northern vietnam',
};

/** Replaces the abbreviations in the terms of a search. */
export const expandAliases = (terms: readonly string[]): readonly string[] =>
  terms.flatMap((term) => aliases[term]?.split(' ') ?? term);

/** Prefix of the abbreviation of a Vietnamese lottery, such as `xshcm` for Hồ Chí Minh. */
const lotteryPrefix = 'xs';

/** Minimum number of letters of an abbreviation. Fewer letters would match too many names. */
const minLetters = 2;

/**
 * Returns true if `term` consists of `xs` and the first letters of the words of a name, such as `xshcm` for `ho chi
 * minh`. `names` contains the names, separated by line breaks.
 */
export const isLotteryAbbreviation = (term: string, names: string): boolean => {
  const letters = term.slice(lotteryPrefix.length);
  if (!term.startsWith(lotteryPrefix) || letters.length < minLetters) return false;
  return names.split('\n').some((name) =>
    name
      .split(' ')
      .map((word) => word[0])
      .join('')
      .startsWith(letters),
  );
};
