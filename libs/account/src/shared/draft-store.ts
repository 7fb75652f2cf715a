import { getSession } from '@livery/kit/session';

let owner: string | undefined;
const drafts = new Map<string, string>();

/**
 * Words that a member is writing, in this page's memory alone, for when their session ends in the middle: whoever logs
 * in again finds them, and nobody else does.
 */
export const saveDraft = (name: string, text: string): void => {
  const userName = getSession()?.userName;
  if (userName === undefined) return;
  if (owner !== userName) drafts.clear();
  owner = userName;
  drafts.set(name, text);
};

export const getDraft = (name: string): string | undefined =>
  owner === getSession()?.userName ? drafts.get(name) : undefined;

/** Who signs out leaves nothing behind. */
export const clearDrafts = (): void => drafts.clear();
