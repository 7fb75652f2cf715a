import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { loadBrandFiles, type LoadedBrands, type ReleasedBrand } from './load-brand-files.ts';

/**
 * Returns the brands that have a live release: a published brand document in the database that replaces the brand file.
 * Returns the same array object until one of these brands changes. A caller can therefore detect a change by comparing
 * the references.
 */
export type BrandSource = () => Promise<readonly ReleasedBrand[]>;

/**
 * Brands of this gateway. The data of a brand comes from its brand file, or from its live release in the database. A
 * change of a brand creates a new array `all`, so read `all` again for each use and do not store it.
 */
export interface BrandDirectory {
  /** All brands, sorted by code. */
  readonly all: readonly Merchant[];
  readonly find: (code: string) => Merchant | undefined;
  /**
   * Sets the task that runs after brands were loaded and before calls can use them. `next` contains the loaded brands.
   * If the task fails, calls continue to use the previous brands. A second call replaces the first task.
   */
  readonly onChange: (prepare: (next: BrandDirectory) => Promise<void>) => void;
  /**
   * Sets the function that returns the brands with a live release (a published brand document in the database), and
   * loads these brands. For such a brand, the live release is used instead of the brand file.
   */
  readonly setReleasedBrands: (source: BrandSource) => Promise<void>;
  /**
   * Returns the domains in the brand file of a brand. The gateway serves the brand at these domains without a proof of
   * control, because only the owner of the server writes brand files.
   */
  readonly listFileHosts: (code: string) => readonly string[];
  /**
   * Returns the domains in a brand's live release (its published brand document) at which the gateway does not serve
   * the brand. The reason is that the brand has not proved that it controls these domains.
   */
  readonly listUnverifiedHosts: (code: string) => readonly string[];
  /**
   * Loads the brand files and the releases again if any of them has changed. If a file is invalid, its brand stays
   * unchanged.
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
 * Loads the brand files of a folder. `reload` of the result loads them again. `onProblem` is called with a text for
 * each invalid file and each conflict between domains.
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
        // Does nothing, because this call runs inside `load`, which has already loaded the released brands. A reload
        // here would wait for `load`, which waits for this task, so neither would ever end.
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
