import { getSession } from '@livery/kit/session';
import { pageMemory } from '@livery/kit/storage/page-memory';

const key = 'drafts';

interface StoredDrafts {
  readonly owner: string;
  readonly drafts: Readonly<Record<string, string>>;
}

/** Returns the stored drafts if `owner` has written them. Otherwise returns an empty object. */
const readDrafts = (owner: string): StoredDrafts['drafts'] => {
  const stored = JSON.parse(pageMemory.get(key) ?? 'null') as StoredDrafts | null;
  return stored?.owner === owner ? stored.drafts : {};
};

/**
 * Stores in memory a text that the member is writing. If the session ends, only the same user can read the text again,
 * after the next login.
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

/** Deletes all drafts. Called at logout, so that the next user of the device finds no drafts. */
export const clearDrafts = (): void => pageMemory.remove(key);
