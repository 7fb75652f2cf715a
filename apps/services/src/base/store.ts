import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileDurably } from './write-file-durably.ts';

/**
 * Durable state of a service, for small amounts of data. The complete state is in one JSON file. Only one process may
 * use a folder.
 */
export interface Store<State> {
  /** Returns the current state. Change it only with `update`. */
  readonly read: () => Readonly<State>;
  /**
   * Applies a synchronous change to the state and returns the result of `change`. The promise resolves when this
   * change and all earlier changes are on disk. So a response that is sent after this time stays valid, even if the
   * process is killed.
   */
  readonly update: <Result>(change: (state: State) => Result) => Promise<Result>;
}

const readState = async <State>(file: string, initial: State): Promise<State> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  // Uses the initial value for each field that the file lacks. A newer version of a service may have new fields.
  return text === undefined ? initial : { ...initial, ...(JSON.parse(text) as State) };
};

/** Opens the store in a folder. `initial` is the state of a new store. */
export const loadStore = async <State extends object>(folder: string, initial: State): Promise<Store<State>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'state.json');
  const state = await readState(file, initial);
  let writing = Promise.resolve();
  let waiting: Promise<void> | undefined;

  /**
   * Writes the state to the file. If a write is running, first waits for its end. All changes that are made during
   * that write are stored together by the next write.
   */
  const save = (): Promise<void> => {
    waiting ??= writing
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        writing = writeFileDurably(file, JSON.stringify(state));
        return writing;
      });
    return waiting;
  };

  return {
    read: () => state,
    update: async (change) => {
      const result = change(state);
      await save();
      return result;
    },
  };
};
