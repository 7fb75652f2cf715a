import { join } from 'node:path';
import { generateFiles, logger, type Tree } from '@nx/devkit';
import { appendToArray, insertAfterLast, readText } from '../insert.ts';
import { assertKebabCase, toCamelCase, toTitle } from '../names.ts';

export interface OperationOptions {
  readonly name: string;
  readonly domain: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly access?: 'guest' | 'member' | 'agent' | 'vendor';
  readonly encrypted?: boolean;
}

/**
 * Returns the path of the registry that contains an operation. The operations for agents (members with a team) have
 * their own registry, so that the bundle of a brand without agents does not contain them.
 */
const registryFor = (access: string): string =>
  `libs/contract/src/registry/${access === 'agent' ? 'agents' : 'common'}.ts`;

interface Domain {
  /** Name of the folder in `libs/contract/src` that contains the files of the domain. */
  readonly folder: string;
  /** Start of the file names `<name>.operations.ts` and `<name>.schemas.ts`. */
  readonly name: string;
}

/**
 * Parses the name of a domain. `rewards/vip` is the domain `vip` in the folder `rewards`. `lottery` is the domain
 * `lottery` in the folder with the same name.
 */
const parseDomain = (value: string): Domain => {
  const [folder = '', name = folder] = value.split('/').map(assertKebabCase);
  return { folder, name };
};

const addDomain = (tree: Tree, { folder, name: domain }: Domain, registry: string): void => {
  generateFiles(tree, join(import.meta.dirname, 'files'), `libs/contract/src/${folder}`, { domain });
  const [operations, schemas] = [`${toCamelCase(domain)}Operations`, `${toCamelCase(domain)}Schemas`];
  const imported = [
    `import * as ${operations} from '../${folder}/${domain}.operations.ts';`,
    `import * as ${schemas} from '../${folder}/${domain}.schemas.ts';`,
  ].reduce((text, line) => insertAfterLast(text, /^import /, line), readText(tree, registry, 'the domain'));
  tree.write(
    registry,
    appendToArray(imported, /export const \w+Registry\b/, `...registerOperations(${operations}, ${schemas})`),
  );
};

const append = (tree: Tree, path: string, code: string): void =>
  tree.write(path, `${readText(tree, path, 'the operation').trimEnd()}\n\n${code}\n`);
const sentence = (name: string): string => toTitle(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/**
 * Nx generator that adds an API operation and its schemas to a domain (a group of operations, such as `lottery`).
 * Creates the domain if it does not exist.
 */
export default async function operation(
  tree: Tree,
  { method = 'GET', access = 'member', encrypted = false, name, path, ...options }: OperationOptions,
): Promise<() => void> {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new Error(`"${name}" is not camelCase: an operation is named like placeBet.`);
  const domain = parseDomain(options.domain);
  const base = `libs/contract/src/${domain.folder}/${domain.name}`;
  const [operations, schemas] = [`${base}.operations.ts`, `${base}.schemas.ts`];
  if (!tree.exists(operations)) addDomain(tree, domain, registryFor(access));
  if (readText(tree, operations, 'the operation').includes(`export const ${name} `))
    throw new Error(`${operations} already declares ${name}.`);

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
      `Next: its fields in ${schemas}, its endpoint in libs/api/src/${domain.folder} and its route in the gateway's ` +
        `module, all named ${name}.`,
    );
}
