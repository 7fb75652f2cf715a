import { basename, dirname } from 'node:path';
import { isBaseName, isValidBaseName } from '@livery/merchant/extends';
import { isReservedCode } from '@livery/merchant/reserved-codes';
import type { ProjectConfiguration } from '@nx/devkit';

type Projects = Record<string, Omit<ProjectConfiguration, 'root'>>;

/**
 * Creates the Nx projects of one brand file or base: the file, and each image folder that it names. So `nx affected`
 * finds the brand when only an image has changed. An invalid file also gets a project, so that its check can run. A file
 * with the name of another project gets none. `hasFile` returns true for a path of the workspace that exists.
 */
export function createBrandProjects(
  file: string,
  text: string,
  hasFile: (path: string) => boolean = () => true,
): Projects {
  const brand = basename(file, '.json');
  // Nx stops if two projects have one name, and then no brand can be built. The check reports the name of the file.
  if (isReservedCode(brand)) return {};
  const folders = findAssetFolders(file, text);
  const base = findBase(text);
  // Nx stops if a project depends on one that does not exist. The check reports a missing base.
  const hasBase = base !== undefined && base !== brand && hasFile(`${dirname(file)}/${base}.json`);
  const dependencies = [...folders.map(toFolderName), ...(hasBase ? [base] : [])];
  const folderProjects = Object.fromEntries(
    folders.map((folder) => [folder, { name: toFolderName(folder), tags: ['layer:brand'] }]),
  );
  // A base has no bundle. Its project is what the brands that inherit from it depend on.
  if (isBaseName(brand))
    return {
      [file]: { name: brand, tags: ['layer:brand'], implicitDependencies: dependencies },
      ...folderProjects,
    };
  const command = (cli: string) => ({
    executor: 'nx:run-commands',
    options: { command: `node --import tsx tools/brand/src/cli/${cli}.ts ${file}` },
    cache: false,
    // The paths start at the workspace root. The root of this project is a file, and Nx finds no files below it.
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

/** Returns the base of a brand file without parsing it, because an invalid file has a project too. */
function findBase(text: string): string | undefined {
  const [, name] = /"extends"\s*:\s*"([^"]*)"/.exec(text) ?? [];
  return name !== undefined && isValidBaseName(name) && !isReservedCode(name) ? name : undefined;
}

function findAssetFolders(file: string, text: string): string[] {
  const paths = [...text.matchAll(/"([a-z0-9-]+)\/[A-Za-z0-9._/-]+\.(?:svg|png|jpe?g|webp|woff2?|ttf|otf)"/g)];
  return [...new Set(paths.map(([, folder]) => `${dirname(file)}/${folder}`))].sort();
}
