import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatLicenseReport, type Sbom } from '../src/sbom/license-report.ts';

// Writes the software bill of materials of the installed production packages (CycloneDX), and a report of their licences.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const out = join(root, 'dist/sbom');
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const sbom = JSON.parse(text) as Sbom;
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'livery.cdx.json'), text);
writeFileSync(join(out, 'licenses.md'), formatLicenseReport(sbom));
console.log(`${sbom.components.length} packages in dist/sbom: livery.cdx.json, licenses.md`);
