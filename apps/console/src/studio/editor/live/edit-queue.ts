import type { PendingEdit, RejectedEdit } from '@livery/drafts/client';

/**
 * Edits of one browser tab that the gateway has not stored. The gateway has not received the edits in `pending` yet,
 * and has rejected the other edits.
 */
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
    // The browser blocks storage. Edits that were not sent are then lost when the page is closed.
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

/** Returns the storage keys of all edit queues with the same `scope`, which contains the person and the draft. */
const listKeys = (storage: Storage, scope: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(`${scope}.`) ?? false,
  );

/** Returns true if the device stores edits of this person for a draft, from this tab or from another one. */
export const hasStoredEdits = (operatorId: string, draftId: string): boolean => {
  const storage = getStorage();
  return storage !== undefined && listKeys(storage, `${prefix}${operatorId}.${draftId}`).length > 0;
};

/**
 * Holds a lock until the page is closed. Calls `onHeld` if the lock was free. In a browser without the Web Locks API,
 * every lock is treated as free. Two tabs can then send the same edit, but the gateway applies each operation id only
 * once.
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

/** Storage on the device for the edits of one browser tab that the gateway has not received, or has rejected. */
export interface EditQueue {
  /** Edits of closed tabs that the gateway has not received, or has rejected. */
  readonly adopted: StoredEdits;
  readonly store: (edits: StoredEdits) => void;
  /** Releases the queue of this tab. Another tab of the same person can then take over the stored edits. */
  readonly close: () => void;
}

/**
 * Creates the queue of a tab. The queue takes over the edits of closed tabs, so that no edit is lost. It ignores the
 * edits of open tabs, so that no edit is sent by two tabs.
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
          // The edits are copied to the key of this queue before the old key is removed. A crash between the two
          // steps therefore loses no edit.
          store(adopted);
          storage.removeItem(key);
        },
        ended,
      );
  return { adopted, store, close: end };
};
