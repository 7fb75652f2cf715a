import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { domainToUnicode } from 'node:url';
import { findDomainConflicts } from '@livery/merchant/domain-conflicts';
import { listBrandFiles } from '../brand-files.ts';
import type { Problem } from '../problem.ts';
import { parseJson } from './json-source.ts';
import { brandFileLimit } from './brand-text.ts';

/**
 * Finds conflicts between brand files: two files with the same code, and domains that are equal or look alike. The
 * given files are also compared with the other brand files of their folders. The result contains only problems of the
 * given files.
 */
export async function findFolderProblems(files: readonly string[]): Promise<ReadonlyMap<string, readonly Problem[]>> {
  const paths = files.map((file) => resolve(file));
  const folders = [...new Set(paths.map(dirname))];
  const siblings = (await Promise.all(folders.map(listBrandFiles))).flat().map((file) => resolve(file));
  const all = [...new Set([...paths, ...siblings])];
  const problems = new Map<string, Problem[]>();
  const add = (path: string, problem: Omit<Problem, 'file'>): void => {
    const file = files[paths.indexOf(path)];
    if (file !== undefined) problems.set(file, [...(problems.get(file) ?? []), { file, ...problem }]);
  };
  for (const [path, problem] of findSharedCodes([...new Set(paths)])) add(path, problem);
  for (const [path, problem] of await findSharedDomains(all)) add(path, problem);
  return problems;
}

type FileProblem = readonly [path: string, problem: Omit<Problem, 'file'>];

/**
 * In one folder, each code is unique, because the name of a brand file is its code. Only files of different folders can
 * share a code.
 */
function findSharedCodes(paths: readonly string[]): FileProblem[] {
  return paths.flatMap((path) => {
    const other = paths.find((each) => each !== path && basename(each) === basename(path));
    if (other === undefined) return [];
    return [
      [
        path,
        {
          path: '$.code',
          ...createProblemText('file.sharedCode', { code: basename(path, '.json'), other }),
        },
      ],
    ];
  });
}

async function findSharedDomains(paths: readonly string[]): Promise<FileProblem[]> {
  const brands = (await Promise.all(paths.map(readDomains))).filter((brand) => brand !== undefined);
  // Here `code` is the path of the file, because the code of an invalid file may be missing or not unique.
  return findDomainConflicts(brands, domainToUnicode).map(({ code: path, index, kind, domain, other }) => {
    const shared = { domain, other: basename(other.code) };
    const text =
      kind === 'same'
        ? createProblemText('domain.sharedFile', shared)
        : createProblemText('domain.alikeFile', { ...shared, otherDomain: other.domain });
    const { getPosition } = brands.find(({ code }) => code === path) ?? {};
    return [
      path,
      {
        path: `$.domains[${index}]`,
        ...getPosition?.(['domains', index]),
        ...text,
      },
    ];
  });
}

/** Reads the domains of a brand file. Returns undefined for a file that is invalid or has no domains. */
async function readDomains(path: string) {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile() || stats.size > brandFileLimit) return undefined;
  const text = await readFile(path, 'utf8').catch(() => '');
  if (!text.includes('"domains"')) return undefined;
  const { value, getPosition } = parseJson(path, text);
  const domains = (value as { domains?: unknown } | undefined)?.domains;
  if (!Array.isArray(domains) || !domains.every((domain) => typeof domain === 'string')) return undefined;
  return { code: path, domains: domains as string[], getPosition };
}
