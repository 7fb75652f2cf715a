import { basename, dirname } from 'node:path';
import type { ProjectConfiguration } from '@nx/devkit';

type Projects = Record<string, Omit<ProjectConfiguration, 'root'>>;

/**
 * Projects of one brand file: the brand, whose root is the file itself, and each folder of assets that it names, so
 * that a new logo affects the brands that use it. An invalid file is a project too, so that its check can run.
 */
export function createBrandProjects(file: string, text: string): Projects {
  const brand = basename(file, '.json');
  const folders = findAssetFolders(file, text);
  const command = (cli: string) => ({
    executor: 'nx:run-commands',
    options: { command: `node --import tsx tools/brand/src/cli/${cli}.ts ${file}` },
    cache: false,
    // Paths from the workspace root: Nx's hasher finds no files under a root that is a file.
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
