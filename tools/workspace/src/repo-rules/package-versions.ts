/** Third-party packages of one package.json, with their versions. */
export interface Manifest {
  readonly path: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns true for an exact version, such as `7.0.2`, or for an alias with an exact version, such as
 * `npm:typescript@7.0.2`. An alias installs a package under another name, so that two major versions can be
 * installed.
 */
const isExact = (version: string): boolean => /^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version);

/**
 * Finds third-party packages whose version is a range, and packages with different versions in the repository. Each
 * package.json lists the packages that its code imports. An upgrade of a package must therefore change all of these
 * files.
 */
export const findVersionProblems = (manifests: readonly Manifest[]): string[] => {
  const declared = manifests.flatMap(({ path, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => !name.startsWith('@livery/'))
      .map(([name, version]) => ({ path, name, version })),
  );
  const first = new Map(declared.toReversed().map((entry) => [entry.name, entry]));
  return declared.flatMap(({ path, name, version }) => {
    if (!isExact(version)) return [`${path}: pin an exact version of ${name} (${version})`];
    const other = first.get(name);
    return other === undefined || other.version === version
      ? []
      : [`${path}: ${name} ${version} differs from ${other.version} in ${other.path}`];
  });
};
