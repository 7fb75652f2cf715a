import { getSession } from '@livery/kit/session';

let owner: string | undefined;
const drafts = new Map<string, string>();

/**
 * Stores a draft in memory, so that the member finds it again when the session ends while they write. Only the same
 * user can read it.
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

/** Runs at logout, so that the next user finds no draft. */
export const clearDrafts = (): void => drafts.clear();
