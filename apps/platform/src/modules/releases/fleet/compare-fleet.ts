import { type BlobStore, toBlobHash } from '../blobs/blob-store.ts';

type Files = Readonly<Record<string, string>>;

/** Files of a release by their path, and its build id. */
interface BuiltFiles {
  readonly files: Files;
  readonly build: string;
}

/**
 * Maximum number of paths of different files that a fleet run stores for a brand. The review of the release lists all
 * paths.
 */
const maxPaths = 20;

/** Matches the compressed copy of a file. */
const copy = /\.(?:br|gz)$/;

const isCopy = (path: string, files: Files): boolean => copy.test(path) && path.replace(copy, '') in files;

/** Differences between the files of two releases. */
interface FileDifference {
  readonly files: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  readonly paths: readonly string[];
}

/**
 * Creates the function that compares the files of two releases. It loads only files with different hashes, so it is
 * fast. Each compile changes the build id, which the page and the service worker contain. Files that differ only in
 * their build id count as equal.
 */
export const createFileComparison = (blobs: Pick<BlobStore, 'get' | 'getSize'>) => {
  const getSize = async (files: Files, path: string): Promise<number> => {
    const integrity = files[`${path}.br`] ?? files[path];
    return integrity === undefined ? 0 : blobs.getSize(toBlobHash(integrity));
  };
  const sum = async (files: Files, paths: readonly string[]): Promise<number> => {
    let total = 0;
    for (const path of paths) if (path in files) total += await getSize(files, path);
    return total;
  };
  const readWithoutBuild = async (integrity: string, build: string): Promise<string> =>
    (await blobs.get(toBlobHash(integrity))).toString('latin1').replaceAll(build, '');

  const isSame = async (path: string, before: BuiltFiles, after: BuiltFiles): Promise<boolean> => {
    const [one, other] = [before.files[path], after.files[path]];
    if (one === undefined || other === undefined) return false;
    return (await readWithoutBuild(one, before.build)) === (await readWithoutBuild(other, after.build));
  };

  return async (before: BuiltFiles, after: BuiltFiles): Promise<FileDifference> => {
    const candidates = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])]
      .filter((path) => before.files[path] !== after.files[path])
      .filter((path) => !isCopy(path, before.files) && !isCopy(path, after.files))
      .sort();
    const paths: string[] = [];
    for (const path of candidates) if (!(await isSame(path, before, after))) paths.push(path);
    return {
      files: paths.length,
      bytesBefore: await sum(before.files, paths),
      bytesAfter: await sum(after.files, paths),
      paths: paths.slice(0, maxPaths),
    };
  };
};
