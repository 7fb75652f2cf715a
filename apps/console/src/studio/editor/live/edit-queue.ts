import type { PendingEdit, RejectedEdit } from '@livery/drafts/client';

/** Edits of one tab that the gateway does not have: pending edits, and edits that it has rejected. */
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
    // The browser blocks storage. Edits are then lost when the page is closed.
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
 * Holds a lock until the page is closed. Calls `onHeld` if the lock was free. In a browser without the Web Locks API,
 * every lock counts as free. The operation ids then prevent that two tabs apply the same edit twice.
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

/** The edits of one tab, stored on the device. */
export interface EditQueue {
  /** Edits of closed pages that the gateway had not received. */
  readonly adopted: StoredEdits;
  readonly store: (edits: StoredEdits) => void;
  /** Releases the queue. Another page of the same person can then take over its edits. */
  readonly close: () => void;
}

/**
 * Creates the queue of a tab. The queue takes over the edits of closed tabs and ignores the edits of open tabs, so that
 * no edit is lost, and no edit is sent by two tabs.
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
      // The storage of the browser is full. The edits are then lost when the page is closed.
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
          // The edits are copied to the own key before the old key is removed, so that a crash in between loses
          // nothing.
          store(adopted);
          storage.removeItem(key);
        },
        ended,
      );
  return { adopted, store, close: end };
};
