import { getSession } from '@livery/kit/session';

let owner: string | undefined;
const words = new Map<string, string>();

/**
 * Words that a member is writing, in this page's memory alone, for when their session ends in the middle: whoever logs
 * in again finds them, and nobody else does.
 */
export const keepWords = (name: string, text: string): void => {
  const userName = getSession()?.userName;
  if (userName === undefined) return;
  if (owner !== userName) words.clear();
  owner = userName;
  words.set(name, text);
};

export const keptWords = (name: string): string | undefined =>
  owner === getSession()?.userName ? words.get(name) : undefined;

/** Who signs out leaves nothing behind. */
export const dropWords = (): void => words.clear();
