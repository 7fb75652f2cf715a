/**
 * Number of items that are processed at the same time. A higher number does not make the work faster, because the disk
 * or the network is then the bottleneck.
 */
const concurrency = 16;

/**
 * Runs a task for each item, at most `concurrency` tasks at the same time. Rejects with the error of the first failed
 * task.
 */
export const runParallel = async <Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const work = async (): Promise<void> => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await run(item);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
};
