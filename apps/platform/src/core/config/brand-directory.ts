import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { loadBrandFiles, type LoadedBrands, type ReleasedBrand } from './load-brand-files.ts';

/**
 * Returns the brands whose data comes from a release in the database, not from a brand file in the folder. Returns
 * the same array until one of these brands changes, so that a caller can detect a change.
 */
export type BrandSource = () => Promise<readonly ReleasedBrand[]>;

/** Brands from their files and their releases. The arrays are replaced when a file changes, so do not store them. */
export interface BrandDirectory {
  /** All brands, sorted by code. */
  readonly all: readonly Merchant[];
  readonly find: (code: string) => Merchant | undefined;
  /**
   * Sets a task that prepares the data of new brands. New brands are available to calls only after this task has
   * resolved.
   */
  readonly onChange: (prepare: (next: BrandDirectory) => Promise<void>) => void;
  /**
   * Sets the function that returns the brands whose published release is live, and loads these brands. A live release
   * of a brand replaces the brand file.
   */
  readonly setReleasedBrands: (source: BrandSource) => Promise<void>;
  /** Returns the domains in the brand file of a brand. These domains need no proof that the brand controls them. */
  readonly listFileHosts: (code: string) => readonly string[];
  /**
   * Returns the domains of a brand's live release at which the gateway does not serve the brand. Nobody has proved
   * that the brand controls these domains.
   */
  readonly listUnverifiedHosts: (code: string) => readonly string[];
  /**
   * Loads the files again if a file was added, changed or removed. If a file is invalid, its brand stays unchanged.
   */
  readonly reload: () => Promise<void>;
}

/** Returns a text that changes when a brand file in the folder is added, changed or removed. */
const getFolderState = async (folder: string): Promise<string> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => undefined);
      return [name, file?.mtimeMs, file?.size, file?.ino];
    }),
  );
  return JSON.stringify(files);
};

/**
 * Loads the brand files of a folder, and loads them again when `reload` is called. `onProblem` gets the problem of each
 * invalid file.
 */
export const createBrandDirectory = async (
  folder: string,
  onProblem: (problem: string) => void,
): Promise<BrandDirectory> => {
  let prepare: (next: BrandDirectory) => Promise<void> = async () => {};
  let readReleased: BrandSource | undefined;
  let state: string | undefined;
  let released: readonly ReleasedBrand[] = [];
  let fileHosts: LoadedBrands['fileHosts'] = new Map();
  let unverifiedHosts: LoadedBrands['unverifiedHosts'] = new Map();
  let brands: readonly Merchant[] = [];
  let byCode: ReadonlyMap<string, Merchant> = new Map();
  const toMap = (list: readonly Merchant[]) => new Map(list.map((brand) => [brand.code, brand]));

  const runExclusive = createKeyedMutex();

  const load = async (): Promise<void> => {
    const nextState = await getFolderState(folder);
    const nextReleased = (await readReleased?.()) ?? released;
    if (nextState === state && nextReleased === released) return;
    const loaded = await loadBrandFiles(folder, byCode, nextReleased);
    if (JSON.stringify(loaded.brands) !== JSON.stringify(brands)) {
      const nextByCode = toMap(loaded.brands);
      await prepare({
        ...directory,
        all: loaded.brands,
        find: (code) => nextByCode.get(code),
        // Does nothing, because the preparation runs inside `load`, which has already loaded the released brands.
        setReleasedBrands: async () => {},
      });
      brands = loaded.brands;
      byCode = nextByCode;
    }
    ({ fileHosts, unverifiedHosts } = loaded);
    for (const problem of loaded.problems) onProblem(problem);
    // `state` is stored only after `prepare` has succeeded. If `prepare` throws an error, the next call of `reload`
    // runs `prepare` again.
    state = nextState;
    released = nextReleased;
  };
  const reload = (): Promise<void> => runExclusive('reload', load);

  const directory: BrandDirectory = {
    get all() {
      return brands;
    },
    find: (code) => byCode.get(code),
    listFileHosts: (code) => fileHosts.get(code) ?? [],
    listUnverifiedHosts: (code) => unverifiedHosts.get(code) ?? [],
    onChange: (task) => void (prepare = task),
    setReleasedBrands: (source) => {
      readReleased = source;
      return reload();
    },
    reload,
  };
  await reload();
  return directory;
};
