import { basename, dirname } from 'node:path';
import { isReservedCode } from '@livery/merchant/reserved-codes';
import type { ProjectConfiguration } from '@nx/devkit';

type Projects = Record<string, Omit<ProjectConfiguration, 'root'>>;

/**
 * Creates the Nx projects of one brand file: the brand, and each image folder that the file names. So `nx affected`
 * finds the brand when only an image has changed. An invalid file also gets a project, so that its check can run. A file
 * with the name of another project gets none.
 */
export function createBrandProjects(file: string, text: string): Projects {
  const brand = basename(file, '.json');
  // Nx stops if two projects have one name, and then no brand can be built. The check reports the name of the file.
  if (isReservedCode(brand)) return {};
  const folders = findAssetFolders(file, text);
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
      implicitDependencies: ['brand', ...folders.map(toFolderName)],
      targets: {
        bundle: {
          ...command('bundle'),
          dependsOn: [{ projects: ['brand'], target: 'compile' }],
          metadata: { description: `Composes ${brand} into dist/brands/${brand}` },
        },
        check: { ...command('check'), metadata: { description: `Explains every mistake in ${file}` } },
      },
    },
    ...Object.fromEntries(folders.map((folder) => [folder, { name: toFolderName(folder), tags: ['layer:brand'] }])),
  };
}

const toFolderName = (folder: string): string => `${basename(folder)}-assets`;

function findAssetFolders(file: string, text: string): string[] {
  const paths = [...text.matchAll(/"([a-z0-9-]+)\/[A-Za-z0-9._/-]+\.(?:svg|png|jpe?g|webp)"/g)];
  return [...new Set(paths.map(([, folder]) => `${dirname(file)}/${folder}`))].sort();
}
