import type { Sbom } from './license-report.ts';

/**
 * JSON document that `npm sbom` prints. Each component has a reference (`bom-ref`), and the list of dependencies uses
 * these references.
 */
export interface CompleteSbom extends Sbom {
  readonly components: readonly (Sbom['components'][number] & { readonly 'bom-ref': string })[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
  readonly metadata?: { readonly component?: { readonly 'bom-ref'?: string } };
}

/**
 * Returns the document with only the given packages (`name version`). Throws if the document lacks one of them. npm's
 * option `--omit dev` is not sufficient: it also omits a production package, such as React, if another workspace
 * package uses it in development only.
 */
export function selectComponents(sbom: CompleteSbom, packages: readonly string[]): CompleteSbom {
  const wanted = new Set(packages);
  const components = sbom.components.filter(({ name, version }) => wanted.has(`${name} ${version}`));
  const found = new Set(components.map(({ name, version }) => `${name} ${version}`));
  const missing = packages.filter((each) => !found.has(each));
  if (missing.length > 0)
    throw new Error(
      `The list of npm lacks ${missing.join(', ')}. Run npm ci, so that the installed packages are complete.`,
    );
  const refs = new Set([sbom.metadata?.component?.['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = (sbom.dependencies ?? [])
    .filter(({ ref }) => refs.has(ref))
    .map(({ dependsOn = [], ...rest }) => ({ ...rest, dependsOn: dependsOn.filter((ref) => refs.has(ref)) }));
  return { ...sbom, components, dependencies };
}
