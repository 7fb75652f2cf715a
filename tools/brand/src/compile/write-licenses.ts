import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { licenseFile } from '@livery/composer/compiled/license-file';
import { fonts } from '@livery/merchant/fonts';

/**
 * File in which Vite lists the packages of a build with their licences. The file is deleted after it has been read.
 */
export const licenseListName = 'licenses.json';

/**
 * Package whose icons the build copies into the code. Vite does not see the package, so Vite's list of licences does
 * not contain it.
 */
const iconPackage = 'lucide-static';

interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** Licence as an SPDX expression, e.g. `MIT`. It is `see text` if the package does not declare a licence. */
  readonly identifier: string;
  /** Full text of the licence. */
  readonly text: string;
}

/**
 * Writes the licences of the packages in the client build and the service worker, and the licences of the fonts and
 * icons. Returns the packages, sorted by name.
 */
export async function writeLicenses(client: string): Promise<readonly LicensedPackage[]> {
  const lists = [join(client, licenseListName), join(client, 'assets', licenseListName)];
  const built = (await Promise.all(lists.map(readList))).flat();
  const all = [...built, ...(await Promise.all([...listFontPackages(), iconPackage].map(readPackage)))];
  const packages = [...new Map(all.map((each) => [`${each.name} ${each.version}`, each])).values()].sort((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
  const sections = packages.map(
    ({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text.trim()}\n`,
  );
  await writeFile(
    join(client, licenseFile),
    `This app contains the following packages and fonts under their own licences.\n\n${sections.join(`\n${'-'.repeat(80)}\n\n`)}`,
  );
  for (const list of lists) await rm(list, { force: true });
  return packages;
}

async function readList(path: string): Promise<LicensedPackage[]> {
  const list = JSON.parse(await readFile(path, 'utf8').catch(() => '[]')) as (Partial<LicensedPackage> & {
    readonly name: string;
    readonly version: string;
  })[];
  return Promise.all(
    list
      .filter(({ name }) => !name.startsWith('@livery/'))
      .map(async ({ name, version, identifier, text }) =>
        identifier && text ? { name, version, identifier, text } : { ...(await readPackage(name)), version },
      ),
  );
}

function listFontPackages(): string[] {
  return [...new Set(Object.values(fonts).flatMap(({ hosted }) => (hosted ? [hosted.package] : [])))];
}

const { resolve } = createRequire(import.meta.url);

/** Reads name, version and licence of an installed package. */
async function readPackage(name: string): Promise<LicensedPackage> {
  const manifest = resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string; license?: string };
  const folder = dirname(manifest);
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  return {
    name,
    version,
    identifier: license ?? 'see text',
    text: file === undefined ? `Licence: ${license ?? 'unknown'}` : await readFile(join(folder, file), 'utf8'),
  };
}
