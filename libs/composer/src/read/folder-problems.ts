import { createProblemText } from '@livery/merchant/problems/create-problem-text';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { domainToUnicode } from 'node:url';
import { findGatewayConflict } from '@livery/merchant/conflicts/gateway-conflicts';
import { createNameSearch } from '@livery/merchant/conflicts/name-conflicts';
import { findDomainConflicts } from '@livery/merchant/domain-conflicts';
import { listBrandFiles } from '../brand-files.ts';
import type { Problem } from '../problem.ts';
import { type JsonSource, parseJson } from './json-source.ts';
import { brandFileLimit } from './brand-text.ts';

/**
 * Finds conflicts between brand files: equal codes, equal or similar domains, similar names, and gateways that belong to
 * another brand or look like its hosts. The given files are also compared with the other brand files of their folders.
 * The result contains only problems of the given files.
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
  const brands = (await Promise.all(all.map(readIdentity))).filter((brand) => brand !== undefined);
  for (const [path, problem] of [...findSharedDomains(brands), ...findSharedNames(brands), ...findGateways(brands)])
    add(path, problem);
  return problems;
}

type FileProblem = readonly [path: string, problem: Omit<Problem, 'file'>];

/**
 * Finds files with the same code. The name of a brand file is its code, so only files of different folders can have
 * the same code.
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

function findSharedDomains(brands: readonly BrandIdentity[]): FileProblem[] {
  // `code` is the path of the brand file, to identify the file. The brand code in an invalid file can be missing, or
  // two files can have the same code.
  const named = brands.map(({ path, domains }) => ({ code: path, domains }));
  return findDomainConflicts(named, domainToUnicode).map(({ code: path, index, kind, domain, other }) => {
    const shared = { domain, other: basename(other.code) };
    const text =
      kind === 'same'
        ? createProblemText('domain.sharedFile', shared)
        : createProblemText('domain.alikeFile', { ...shared, otherDomain: other.domain });
    const { getPosition } = brands.find((brand) => brand.path === path) ?? {};
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

/**
 * Finds brand names in the same folder that look alike. Does not compare files of different folders, because they can
 * belong to different platforms.
 */
function findSharedNames(brands: readonly BrandIdentity[]): FileProblem[] {
  const named = brands.flatMap((brand) => (brand.name === undefined ? [] : [{ ...brand, name: brand.name }]));
  return [...new Set(named.map(({ path }) => dirname(path)))].flatMap((folder) => {
    const siblings = named.filter(({ path }) => dirname(path) === folder);
    const findConflict = createNameSearch(siblings);
    return siblings.flatMap((brand): FileProblem[] => {
      const other = findConflict(brand);
      if (!other) return [];
      const text = createProblemText('name.alike', {
        name: brand.name,
        otherName: other.name,
        other: basename(other.path),
      });
      return [[brand.path, { path: '$.name', ...brand.getPosition(['name']), ...text }]];
    });
  });
}

/**
 * Finds gateways whose host belongs to another brand file or looks like a host of that brand. The hosts of a brand are
 * its domains and its demo host `<code>.localhost`.
 */
function findGateways(brands: readonly BrandIdentity[]): FileProblem[] {
  return brands.flatMap(({ path, code, gateway, domains, getPosition }): FileProblem[] => {
    const isOwn = domains.some((domain) => gateway === `https://${domain}`);
    const others = brands
      .filter((brand) => brand.code !== code)
      .map((brand) => ({ code: basename(brand.path), hosts: [...brand.domains, `${brand.code}.localhost`] }));
    const conflict = isOwn ? undefined : findGatewayConflict(gateway, others, domainToUnicode);
    // The host of a gateway may be a subdomain of another brand, e.g. because both brands use this gateway. This is
    // safe here, because only the owner of the server writes these files.
    if (!conflict || conflict.kind === 'below') return [];
    const { host, other } = conflict;
    const text =
      conflict.kind === 'confusable'
        ? createProblemText('gateway.alike', { host, otherHost: other.host, other: other.code })
        : createProblemText('gateway.other', { host, other: other.code });
    return [[path, { path: '$.gateway', ...getPosition(['gateway']), ...text }]];
  });
}

/** Parts of a brand file by which members recognize the brand: name, domains and gateway. */
interface BrandIdentity {
  readonly path: string;
  /** Code of the brand, from the name of the file. The code inside an invalid file may be missing or not unique. */
  readonly code: string;
  readonly name: string | undefined;
  readonly domains: readonly string[];
  /** Gateway of the brand. Empty if the file contains no valid URL for it. */
  readonly gateway: string;
  readonly getPosition: JsonSource['getPosition'];
}

/** Reads the name and the hosts of a brand file. Returns undefined for a file that cannot be read. */
async function readIdentity(path: string): Promise<BrandIdentity | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile() || stats.size > brandFileLimit) return undefined;
  const text = await readFile(path, 'utf8').catch(() => '');
  const { name, domains, gateway } = parseObject(text) ?? {};
  const isTextList = Array.isArray(domains) && domains.every((domain) => typeof domain === 'string');
  return {
    path,
    code: basename(path, '.json'),
    name: typeof name === 'string' ? name : undefined,
    domains: isTextList ? domains : [],
    gateway: typeof gateway === 'string' && URL.canParse(gateway) ? gateway : '',
    // Finding positions takes longer. Therefore the file is parsed for positions only if it has a problem.
    getPosition: (place) => parseJson(path, text).getPosition(place),
  };
}

/** Parses a JSON object. Returns undefined for a text that is not a JSON object. */
function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
