import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface PackageJson {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

const builtins = new Set(builtinModules);

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean => {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((each) => each.isTypeOnly)
  );
};

/** Returns the modules that a source file loads at run time. Type imports are left out. */
const listImports = (file: string): readonly string[] => {
  const found: string[] = [];
  const add = (node: ts.Node | undefined): void => void (node && ts.isStringLiteralLike(node) && found.push(node.text));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node)) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
};

const toPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const findPackageFolder = (file: string): string => {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/**
 * Returns the path of the file that a workspace package exports under `subpath`. A `*` in a key of `exports` matches
 * any text. Returns undefined if the package does not export `subpath`.
 */
const resolveExport = (folder: string, subpath: string): string | undefined => {
  const { exports = {} } = readPackage(folder);
  if (exports[subpath]) return join(folder, exports[subpath]);
  for (const [key, target] of Object.entries(exports)) {
    const [before = '', after] = key.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return join(folder, target.replace('*', subpath.slice(before.length, subpath.length - after.length)));
  }
  return undefined;
};

/**
 * Follows the imports of programs. Returns each package that a file imports although the `dependencies` of the file's
 * own package.json do not contain it. `npm ci --omit=dev` would not install such a package, and the program would fail
 * in production. `workspace` maps the names of workspace packages to their folders.
 */
export const findMissingDependencies = (
  programs: readonly string[],
  workspace: ReadonlyMap<string, string>,
): readonly string[] => {
  const missing = new Set<string>();
  const visited = new Set<string>();

  const follow = (specifier: string, importer: string): void => {
    if (specifier.startsWith('node:') || builtins.has(specifier)) return;
    if (specifier.startsWith('.')) return visit(join(dirname(importer), specifier));
    const name = toPackageName(specifier);
    const owner = findPackageFolder(importer);
    if (!(name in (readPackage(owner).dependencies ?? {}))) missing.add(`${readPackage(owner).name} loads ${name}`);
    const folder = workspace.get(name);
    const target = folder && resolveExport(folder, `.${specifier.slice(name.length)}`);
    if (target) visit(target);
  };

  const visit = (file: string): void => {
    if (visited.has(file) || !/\.tsx?$/.test(file)) return;
    visited.add(file);
    for (const specifier of listImports(file)) follow(specifier, file);
  };

  programs.forEach(visit);
  return [...missing].sort();
};
