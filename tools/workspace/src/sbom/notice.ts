interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type Lock = Readonly<Record<string, LockEntry>>;

/** Matches the folders of the projects that run as servers. */
export const serverProject = /^apps\/(?:platform|provider|services)$/;

/** Lists the third-party packages (`name version`) that projects need in production on Linux, x64 and glibc. */
export function listProductionPackages(lock: Lock, projects: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const entry = lock[path];
    if (entry === undefined || seen.has(path) || !isForLinux(entry)) return;
    seen.add(path);
    for (const name of listNames(entry)) {
      const target = resolvePackage(lock, path, name);
      if (target !== undefined) visit(target);
    }
  };
  projects.forEach(visit);
  const marker = 'node_modules/';
  const packages = [...seen]
    .filter((path) => path.includes(marker))
    .map((path) => `${path.slice(path.lastIndexOf(marker) + marker.length)} ${lock[path]?.version ?? ''}`);
  return [...new Set(packages)].sort();
}

/**
 * Returns the packages (`name version`) that one section of the NOTICE file lists. `heading` is the start of the
 * section's heading. Returns an empty list if there is no such section.
 */
export function listNoticePackages(notice: string, heading: string): string[] {
  const [, section = ''] = notice.split(`\n${heading}`);
  const [text = ''] = section.split(/\nPackages that /);
  return [...text.matchAll(/^ {2}((?:@[\w.-]+\/)?[\w.-]+ \d\S*) - .+$/gm)].map(([, name]) => name ?? '').sort();
}

const isForLinux = ({ os, cpu, libc }: LockEntry): boolean =>
  (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true);

function listNames({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockEntry): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Finds the path of a package in a lock file in the same way as Node. It searches `node_modules` of the folder
 * `from`, then of each parent folder. For a package of the workspace, returns its folder. Returns undefined if no
 * package is found.
 */
function resolvePackage(lock: Lock, from: string, name: string): string | undefined {
  const steps = from.split('/');
  for (let length = steps.length; length >= 0; length -= 1) {
    const path = [...steps.slice(0, length), 'node_modules', name].join('/');
    const entry = lock[path];
    if (entry !== undefined) return entry.link ? entry.resolved : path;
  }
  return undefined;
}
