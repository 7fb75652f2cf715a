import type { PendingEdit, RejectedEdit } from '@livery/drafts/client';

/** Edits of one tab that the gateway does not have: those that wait, and those that it has rejected. */
export interface StoredEdits {
  readonly pending: readonly PendingEdit[];
  readonly rejected: readonly RejectedEdit[];
}

const nothing: StoredEdits = { pending: [], rejected: [] };
const prefix = 'livery.draft.';

const getStorage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    // The browser stores nothing. Edits then live until the page is closed.
    return undefined;
  }
};

const parse = (text: string | null): StoredEdits => {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredEdits> | null;
    return {
      pending: Array.isArray(value?.pending) ? value.pending : [],
      rejected: Array.isArray(value?.rejected) ? value.rejected : [],
    };
  } catch {
    return nothing;
  }
};

/** Returns the keys of all queues of a person for a draft. */
const listKeys = (storage: Storage, scope: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(`${scope}.`) ?? false,
  );

/**
 * Holds a lock while the page lives. Calls `onHeld` if it was free. A browser without locks behaves as if every lock were
 * free: the ids of the operations then prevent that two tabs apply an edit twice.
 */
const holdLock = async (name: string, onHeld: () => void, ended: Promise<void>): Promise<void> => {
  if (typeof navigator === 'undefined' || !navigator.locks) return onHeld();
  await new Promise<void>((done) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) onHeld();
        done();
        return lock ? ended : undefined;
      })
      .catch(() => done());
  });
};

/** The edits of one tab, on the device. */
export interface EditQueue {
  /** Edits of pages that were closed before the gateway had them. */
  readonly adopted: StoredEdits;
  readonly store: (edits: StoredEdits) => void;
  /** Releases the queue. Another page of the person then adopts what it contains. */
  readonly close: () => void;
}

/**
 * Creates the queue of a tab. It takes over the edits of tabs that are closed, and leaves those of open tabs alone, so
 * that no edit is lost or sent by two tabs.
 */
export const createEditQueue = async (operatorId: string, draftId: string): Promise<EditQueue> => {
  const storage = getStorage();
  const scope = `${prefix}${operatorId}.${draftId}`;
  const ownKey = `${scope}.${crypto.randomUUID()}`;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await holdLock(ownKey, () => undefined, ended);
  const adopted: { pending: PendingEdit[]; rejected: RejectedEdit[] } = { pending: [], rejected: [] };
  const store = (edits: StoredEdits): void => {
    const isEmpty = edits.pending.length === 0 && edits.rejected.length === 0;
    try {
      if (isEmpty) storage?.removeItem(ownKey);
      else storage?.setItem(ownKey, JSON.stringify(edits));
    } catch {
      // The storage of the browser is full. The edits live until the page is closed.
    }
  };
  if (storage)
    for (const key of listKeys(storage, scope))
      await holdLock(
        key,
        () => {
          const { pending, rejected } = parse(storage.getItem(key));
          adopted.pending.push(...pending);
          adopted.rejected.push(...rejected);
          // First the copy under the own key, then the removal, so that a crash in between loses nothing.
          store(adopted);
          storage.removeItem(key);
        },
        ended,
      );
  return { adopted, store, close: end };
};
