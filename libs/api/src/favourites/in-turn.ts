const lines = new Map<string, Promise<unknown>>();

/** Runs what concerns the same thing one after the other, whatever became of the one before. */
export const inTurn = async <Result>(key: string, act: () => Promise<Result>): Promise<Result> => {
  const turn = (lines.get(key) ?? Promise.resolve()).then(act, act);
  lines.set(key, turn);
  try {
    return await turn;
  } finally {
    if (lines.get(key) === turn) lines.delete(key);
  }
};
