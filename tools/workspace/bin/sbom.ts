import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatLicenseReport } from '../src/sbom/license-report.ts';
import { type Lock, listProductionPackages, serverProject } from '../src/sbom/notice.ts';
import { type CompleteSbom, selectComponents } from '../src/sbom/select-components.ts';

// Writes the software bill of materials of the installed production packages (CycloneDX), and a report of their licences.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const out = join(root, 'dist/sbom');
const complete = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock };
const servers = Object.keys(lock).filter((path) => serverProject.test(path));
const fonts = listProductionPackages(lock, ['libs/composer']).filter((name) =>
  name.startsWith('@fontsource-variable/'),
);
const packages = [...listProductionPackages(lock, ['apps/mobile', ...servers]), ...fonts];
const sbom = selectComponents(JSON.parse(complete) as CompleteSbom, packages);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'livery.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
writeFileSync(join(out, 'licenses.md'), formatLicenseReport(sbom));
console.log(`${sbom.components.length} packages in dist/sbom: livery.cdx.json, licenses.md`);
