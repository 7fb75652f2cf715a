import { join } from 'node:path';
import { generateFiles, logger, type Tree } from '@nx/devkit';
import { appendToArray, insertAfterLast, readText } from '../insert.ts';
import { toCamelCase, assertKebabCase, toTitle } from '../names.ts';

export interface OperationOptions {
  readonly name: string;
  readonly domain: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly access?: 'guest' | 'member' | 'agent' | 'vendor';
  readonly encrypted?: boolean;
}

/** What agents alone call, brands without them do not ship. */
const registryFor = (access: string): string =>
  `libs/contract/src/registry/${access === 'agent' ? 'agents' : 'common'}.ts`;

const addDomain = (tree: Tree, domain: string, registry: string): void => {
  generateFiles(tree, join(import.meta.dirname, 'files'), `libs/contract/src/${domain}`, { domain });
  const [operations, schemas] = [`${toCamelCase(domain)}Operations`, `${toCamelCase(domain)}Schemas`];
  const imported = [
    `import * as ${operations} from '../${domain}/${domain}.operations.ts';`,
    `import * as ${schemas} from '../${domain}/${domain}.schemas.ts';`,
  ].reduce((text, line) => insertAfterLast(text, /^import /, line), readText(tree, registry, 'the domain'));
  tree.write(registry, appendToArray(imported, /export const \w+Registry\b/, `...pair(${operations}, ${schemas})`));
};

const append = (tree: Tree, path: string, code: string): void =>
  tree.write(path, `${readText(tree, path, 'the operation').trimEnd()}\n\n${code}\n`);
const sentence = (name: string): string => toTitle(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** An operation and its schemas under one name, in a domain that is there or a new one. */
export default async function operation(
  tree: Tree,
  { method = 'GET', access = 'member', encrypted = false, name, path, ...options }: OperationOptions,
): Promise<() => void> {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new Error(`"${name}" is not camelCase: an operation is named like placeBet.`);
  const domain = assertKebabCase(options.domain);
  const folder = `libs/contract/src/${domain}`;
  const [operations, schemas] = [`${folder}/${domain}.operations.ts`, `${folder}/${domain}.schemas.ts`];
  if (!tree.exists(operations)) addDomain(tree, domain, registryFor(access));
  if (readText(tree, operations, 'the operation').includes(`export const ${name} `))
    throw new Error(`${operations} declares ${name} already.`);

  append(tree, schemas, `export const ${name} = {\n  request: z.object({}),\n  value: z.object({}),\n};`);
  const fields = [
    `name: '${name}'`,
    `method: '${method}'`,
    `path: '${path}'`,
    `access: '${access}'`,
    ...(encrypted ? ['encrypted: true'] : []),
    `summary: '${sentence(name)}'`,
  ];
  append(
    tree,
    operations,
    `export const ${name} = operation<typeof schemas.${name}>()({\n  ${fields.join(', ')},\n});`,
  );

  return () =>
    logger.info(
      `Next: its fields in ${schemas}, its endpoint in libs/api/src/${domain} and its route in apps/platform/src/${domain}, all named ${name}.`,
    );
}
