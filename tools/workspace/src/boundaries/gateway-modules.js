import { existsSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

const gatewaySource = /^(.*\/apps\/platform\/src)\/(.+)$/;
/** Tests and their helpers, benchmarks and the conformance suite may import any file of the gateway. */
const exempt = /\.test\.ts$|^(?:testing|bench|conformance)\//;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const importStatement = /^import\s[\s\S]*?;$/gm;
const dependsOnBlock = /\bdependsOn:\s*\{([^{}]*)\}/;

/** Returns the top folder of a file below the `src` of the gateway, and its module if it is in one. */
const getArea = (/** @type {string} */ path) => {
  const [top = '', name = ''] = path.split('/');
  return top === 'modules' ? { top, module: name } : { top, module: undefined };
};

const toFolder = (/** @type {string} */ key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the names in the `dependsOn` of a module, and the folders of these modules.
 * @param {string} indexText text of the module's `index.ts`
 */
export const readDependsOn = (indexText) =>
  [...(dependsOnBlock.exec(indexText.replaceAll(comment, ''))?.[1] ?? '').matchAll(/(\w+)\s*:/g)].map(
    ([, key = '']) => ({ key, folder: toFolder(key) }),
  );

/**
 * Returns the folders of the modules that a module declares in `dependsOn` and does not use. A module is not used if
 * no file imports more than its definition, and `register` does not use its service.
 * @param {{ path: string, text: string }[]} files production files of the module, with paths below its folder
 */
export const findUnusedDependencies = (files) => {
  const index = files.find(({ path }) => path === 'index.ts')?.text ?? '';
  const body = index.replaceAll(comment, '').replaceAll(importStatement, '').replace(dependsOnBlock, '');
  const imports = files.flatMap(({ text }) => [...text.matchAll(importStatement)].map(([statement]) => statement));
  return readDependsOn(index).flatMap(({ key, folder }) => {
    const imported = imports
      .filter((statement) => statement.includes(`/${folder}/index.ts'`))
      .flatMap((statement) => [...statement.slice(0, statement.indexOf(' from ')).matchAll(/\w+/g)].map(String))
      .filter((word) => !['import', 'type', 'as', `${key}Module`].includes(word));
    return imported.length > 0 || new RegExp(`\\b${key}\\b`).test(body) ? [] : [folder];
  });
};

/**
 * Checks the imports between the parts of the gateway. Core imports no module. A module imports core and the `index.ts`
 * of the modules in its `dependsOn`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const gatewayModulesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      core:
        'The core of the gateway contains no domain and no demonstration, so it does not import {{target}}. ' +
        'Register what the core needs (a route, a job, a check, a port) in the module, ' +
        'or pass it as an argument.',
      demo:
        'A module works without the demonstration, so it does not import {{target}}. ' +
        'Define a port in the module, and provide its adapter in demo/demo.plugin.ts.',
      index:
        '{{target}} is private to the module {{module}}. ' +
        'Export what you need from modules/{{module}}/index.ts, and import it from there.',
      undeclared:
        'The module {{from}} does not declare that it depends on {{module}}. ' +
        'Add {{module}} to the dependsOn in modules/{{from}}/index.ts, ' +
        'or use a module that it declares.',
      outside:
        'A module imports core and the index.ts of other modules, and not {{target}}. ' +
        'Move what you need to core or to a module.',
    },
  },
  create: (context) => {
    const [, source = '', file = ''] = gatewaySource.exec(context.filename.split(sep).join('/')) ?? [];
    const from = getArea(file);
    if (!source || exempt.test(file) || !['core', 'modules', 'demo'].includes(from.top)) return {};
    const index = from.module === undefined ? '' : join(source, 'modules', from.module, 'index.ts');
    const declared = existsSync(index) ? readDependsOn(readFileSync(index, 'utf8')).map(({ folder }) => folder) : [];

    const findProblem = (/** @type {string} */ target) => {
      const to = getArea(target);
      if (from.top === 'core') return to.top === 'core' ? undefined : 'core';
      if (from.top === 'modules' && to.top === 'demo') return 'demo';
      if (from.top === 'modules' && !['core', 'modules'].includes(to.top)) return 'outside';
      if (to.module === undefined || to.module === from.module) return undefined;
      if (target !== `modules/${to.module}/index.ts`) return 'index';
      return from.top === 'modules' && !declared.includes(to.module) ? 'undeclared' : undefined;
    };

    const check = (/** @type {any} */ node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), specifier);
      const messageId = findProblem(target);
      if (!messageId) return;
      const data = { target, from: from.module ?? '', module: getArea(target).module ?? '' };
      context.report({ node, messageId, data });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
