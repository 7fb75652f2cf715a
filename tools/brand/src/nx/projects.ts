import { basename, dirname } from 'node:path';
import { isBaseName, isValidBaseName } from '@livery/merchant/extends';
import { isReservedCode } from '@livery/merchant/reserved-codes';
import type { ProjectConfiguration } from '@nx/devkit';

type Projects = Record<string, Omit<ProjectConfiguration, 'root'>>;

/**
 * Creates the Nx projects of one brand file or base (a file from which brands inherit): a project for the file, and a
 * project for each image folder to which the file refers. `nx affected` therefore finds the brand even if only an image
 * has changed. An invalid file also gets a project, so that its check can run. A file with a reserved code as its name
 * gets no project. `hasFile` returns true if a workspace path exists.
 */
export function createBrandProjects(
  file: string,
  text: string,
  hasFile: (path: string) => boolean = () => true,
): Projects {
  const brand = basename(file, '.json');
  // Nx has projects with the reserved codes. Two projects with the same name would make Nx fail, and no brand could be
  // built. Therefore a file with a reserved code as its name gets no project. The check of brands reports the name.
  if (isReservedCode(brand)) return {};
  const folders = findAssetFolders(file, text);
  const base = findBase(text);
  // Nx fails if a project depends on a project that does not exist. Therefore a base without a file is not a
  // dependency. The command `check` reports the missing base.
  const hasBase = base !== undefined && base !== brand && hasFile(`${dirname(file)}/${base}.json`);
  const dependencies = [...folders.map(toFolderName), ...(hasBase ? [base] : [])];
  const folderProjects = Object.fromEntries(
    folders.map((folder) => [folder, { name: toFolderName(folder), tags: ['layer:brand'] }]),
  );
  // A base has no bundle, so its project has no targets. The projects of the inheriting brands depend on it, so that Nx
  // finds them if the base changes.
  if (isBaseName(brand))
    return {
      [file]: { name: brand, tags: ['layer:brand'], implicitDependencies: dependencies },
      ...folderProjects,
    };
  const command = (cli: string) => ({
    executor: 'nx:run-commands',
    options: { command: `node --import tsx tools/brand/src/cli/${cli}.ts ${file}` },
    cache: false,
    // The paths start at the workspace root. Paths relative to the project would not work, because the root of this
    // project is a file.
    inputs: [`{workspaceRoot}/${file}`, ...folders.map((folder) => `{workspaceRoot}/${folder}/**/*`)],
  });
  return {
    [file]: {
      name: brand,
      projectType: 'application',
      tags: ['layer:brand'],
      implicitDependencies: ['brand', ...dependencies],
      targets: {
        bundle: {
          ...command('bundle'),
          dependsOn: [{ projects: ['brand'], target: 'compile' }],
          metadata: { description: `Composes ${brand} into dist/brands/${brand}` },
        },
        check: { ...command('check'), metadata: { description: `Explains every mistake in ${file}` } },
      },
    },
    ...folderProjects,
  };
}

const toFolderName = (folder: string): string => `${basename(folder)}-assets`;

/** Returns the base of a brand file. The file is not parsed, because an invalid file must get a project too. */
function findBase(text: string): string | undefined {
  const [, name] = /"extends"\s*:\s*"([^"]*)"/.exec(text) ?? [];
  return name !== undefined && isValidBaseName(name) && !isReservedCode(name) ? name : undefined;
}

function findAssetFolders(file: string, text: string): string[] {
  const paths = [...text.matchAll(/"([a-z0-9-]+)\/[A-Za-z0-9._/-]+\.(?:svg|png|jpe?g|webp|woff2?|ttf|otf)"/g)];
  return [...new Set(paths.map(([, folder]) => `${dirname(file)}/${folder}`))].sort();
}
