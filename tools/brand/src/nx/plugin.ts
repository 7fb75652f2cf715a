import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CreateNodesV2, createNodesFromFiles } from '@nx/devkit';
import { createBrandProjects } from './projects.ts';

export const name = '@livery/brand';

/**
 * Nx plugin that creates a project for every brand file. The commands are `nx run <brand>:bundle`, `nx run
 * <brand>:check` and `nx affected -t bundle`.
 */
export const createNodesV2: CreateNodesV2 = [
  'merchants/*.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => ({
        projects: createBrandProjects(file, readBrandText(join(context.workspaceRoot, file)), (path) =>
          existsSync(join(context.workspaceRoot, path)),
        ),
      }),
      files.filter((file) => !file.endsWith('.schema.json')),
      options,
      context,
    ),
];

/**
 * Returns the text of a brand file. Returns an empty text if the file is too large. The brand check reports this
 * problem.
 */
const readBrandText = (path: string): string => (statSync(path).size > 256 * 1024 ? '' : readFileSync(path, 'utf8'));
