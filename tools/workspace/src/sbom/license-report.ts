interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { id?: string; name?: string } }[];
}

/** Part of a CycloneDX document that the licence report reads. */
export interface Sbom {
  readonly components: readonly Component[];
}

/** Formats a table of all third-party packages by licence. A package without a licence is listed under `unknown`. */
export function formatLicenseReport({ components }: Sbom): string {
  const byLicense = new Map<string, string[]>();
  for (const component of components) {
    if (component.name.startsWith('@livery/') || component.name === 'livery') continue;
    const license = getLicense(component);
    byLicense.set(license, [...(byLicense.get(license) ?? []), `${component.name} ${component.version}`]);
  }
  const sections = [...byLicense.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, packages]) => {
      const names = [...new Set(packages)].sort();
      return `## ${license} (${names.length})\n\n${names.map((name) => `- ${name}\n`).join('')}`;
    });
  return `# Licences of the production packages\n\n${sections.join('\n')}`;
}

function getLicense({ licenses = [] }: Component): string {
  const names = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name);
  return names.filter((name) => name !== undefined).join(' AND ') || 'unknown';
}
