/** Flag that the browser stores for this player, e.g. that a hint was seen. */
export interface StoredFlag {
  readonly isSet: () => boolean;
  readonly set: (isSet: boolean) => void;
}

/** Creates a flag in the local storage. If the browser blocks the storage of this frame, the flag lasts until a reload. */
export const createStoredFlag = (key: string): StoredFlag => {
  let flag = false;
  try {
    flag = localStorage.getItem(key) === 'on';
  } catch {
    // The browser blocks the storage.
  }
  return {
    isSet: () => flag,
    set: (isSet) => {
      flag = isSet;
      try {
        localStorage.setItem(key, isSet ? 'on' : 'off');
      } catch {
        // The browser blocks the storage.
      }
    },
  };
};
