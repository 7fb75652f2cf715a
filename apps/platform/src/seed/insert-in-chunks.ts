/** Inserts rows a thousand at a time: one by one takes minutes, all at once passes the limit of a statement's parameters. */
export const insertInChunks = async <Row>(rows: readonly Row[], insert: (chunk: Row[]) => PromiseLike<unknown>, size = 1000): Promise<void> => {
  for (let from = 0; from < rows.length; from += size) await insert(rows.slice(from, from + size));
};
