import { readFileSync } from 'node:fs';
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
      (file) => ({ projects: createBrandProjects(file, readFileSync(join(context.workspaceRoot, file), 'utf8')) }),
      files.filter((file) => !file.endsWith('.schema.json')),
      options,
      context,
    ),
];
