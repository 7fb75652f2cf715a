import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import { assertKebabCase, toPascalCase, toTitle } from '../names.ts';

export interface ComponentOptions {
  readonly name: string;
  readonly element?: string;
}

/**
 * Nx generator that creates the folder of a new component in the design system. The component is exported as
 * `@livery/ui/<name>`.
 */
export default async function component(tree: Tree, { element = 'div', ...options }: ComponentOptions): Promise<void> {
  const name = assertKebabCase(options.name);
  const folder = `libs/ui/src/${name}`;
  if (tree.exists(`${folder}/${name}.tsx`)) throw new Error(`${folder} already exists. Choose another name.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    name,
    element,
    pascal: toPascalCase(name),
    words: toTitle(name),
  });
}
