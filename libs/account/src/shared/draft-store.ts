import { getSession } from '@livery/kit/session';
import { pageMemory } from '@livery/kit/storage/page-memory';

const key = 'drafts';

interface StoredDrafts {
  readonly owner: string;
  readonly drafts: Readonly<Record<string, string>>;
}

/** Returns the drafts of the current user, and no drafts of another user. */
const readDrafts = (owner: string): StoredDrafts['drafts'] => {
  const stored = JSON.parse(pageMemory.get(key) ?? 'null') as StoredDrafts | null;
  return stored?.owner === owner ? stored.drafts : {};
};

/**
 * Stores a draft in memory, so that the member finds it again when the session ends while they write. Only the same
 * user can read it.
 */
export const saveDraft = (name: string, text: string): void => {
  const owner = getSession()?.userName;
  if (owner === undefined) return;
  const drafts = { ...readDrafts(owner), [name]: text };
  pageMemory.set(key, JSON.stringify({ owner, drafts } satisfies StoredDrafts));
};

export const getDraft = (name: string): string | undefined => {
  const owner = getSession()?.userName;
  return owner === undefined ? undefined : readDrafts(owner)[name];
};

/** Runs at logout, so that the next user finds no draft. */
export const clearDrafts = (): void => pageMemory.remove(key);
