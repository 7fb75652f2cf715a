let count = 0;

/** Counts a call as pending until its promise settles. Returns the result of the call. */
export const trackCall = async <Value>(call: Promise<Value>): Promise<Value> => {
  count += 1;
  try {
    return await call;
  } finally {
    count -= 1;
  }
};

/** Returns true while the page waits for a response. */
export const hasPendingCalls = (): boolean => count > 0;
