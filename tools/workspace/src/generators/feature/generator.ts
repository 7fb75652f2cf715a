import { join } from 'node:path';
import { generateFiles, joinPathFragments, logger, updateJson, type Tree } from '@nx/devkit';
import { appendToArray, insertAfterLast, readText } from '../insert.ts';
import { toCamelCase, assertKebabCase, toTitle } from '../names.ts';

export interface FeatureOptions {
  readonly name: string;
  readonly lib: 'games' | 'account' | 'agent';
  readonly path: string;
  readonly access?: 'guest' | 'member' | 'agent';
  readonly flag?: string;
}

const texts = (lib: string): string => `libs/kit/locales/EN/${lib}.json`;

/**
 * Nx generator that creates the folder of a new feature. It also adds the feature to the list of its library, and
 * adds its English title.
 */
export default async function feature(
  tree: Tree,
  { access = 'member', flag = '', ...options }: FeatureOptions,
): Promise<() => void> {
  const name = assertKebabCase(options.name);
  const { lib, path } = options;
  const folder = `libs/${lib}/src/${name}`;
  if (tree.exists(joinPathFragments(folder, `${name}.feature.ts`)))
    throw new Error(`${folder} already exists. Choose another name, or add a route to it.`);

  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    name,
    lib,
    path,
    access,
    flag,
    camel: toCamelCase(name),
  });
  const list = `libs/${lib}/src/features.ts`;
  const withImport = insertAfterLast(
    readText(tree, list, 'the feature'),
    /^import /,
    `import { ${toCamelCase(name)} } from './${name}/${name}.feature.ts';`,
  );
  tree.write(list, appendToArray(withImport, /export const \w+Features\b/, toCamelCase(name)));
  if (!tree.exists(texts(lib))) tree.write(texts(lib), '{}\n');
  updateJson(tree, texts(lib), (json: Record<string, unknown>) => ({
    ...json,
    [toCamelCase(name)]: { title: toTitle(name) },
  }));

  return () => logger.info('Next: the title in the other languages (libs/kit/locales).');
}
