import type { PreparedAnswer } from './prepared-answer.ts';

/** Answers that are kept at most; a search is a key of its own, and nobody can fill the memory with them. */
const most = 2000;

/** The prepared answers that were asked for last, by what was asked. */
export const keptAnswers = () => {
  const kept = new Map<string, PreparedAnswer>();
  return {
    find: (key: string): PreparedAnswer | undefined => kept.get(key),
    /** The one that has been there longest goes first. */
    keep: (key: string, answer: PreparedAnswer): void => {
      kept.set(key, answer);
      if (kept.size > most) kept.delete(kept.keys().next().value as string);
    },
  };
};
