import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../../..');

/** Creates a tree with the files of this repository. Generators change only the tree, not the files on disk. */
export const createVirtualWorkspace = (): Tree => new FsTree(root, false);

/** Returns the sorted paths of the files that a generator has changed. */
export const getChangedFiles = (tree: Tree): string[] =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .sort();

/**
 * Returns the type errors in the TypeScript files that a generator has changed in the tree. A file that the generator
 * has not changed is read from the disk.
 */
export const getTypeErrors = (tree: Tree): string[] => {
  const changed = getChangedFiles(tree).map((path) => join(root, path));
  const files = changed.filter((path) => /\.tsx?$/.test(path));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8')) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost(options);
  // Returns the changed text of a file. Returns undefined for an unchanged file. JSON files are included, because the
  // types of translation keys come from them.
  const readOverlay = (path: string): string | undefined => {
    const inside = path.startsWith(root) ? path.slice(root.length + 1) : undefined;
    return inside && changed.includes(path) ? (tree.read(inside, 'utf8') ?? undefined) : undefined;
  };
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => readOverlay(path) ?? readFile.call(host, path);
  host.fileExists = (path) => readOverlay(path) !== undefined || fileExists.call(host, path);
  // `directoryExists` checks only the disk, so the compiler would skip folders that exist only in the tree. Without
  // this method, the compiler looks for files in every folder.
  delete host.directoryExists;
  host.getSourceFile = (path, language, ...rest) => {
    const text = readOverlay(path);
    return text === undefined
      ? getSourceFile.call(host, path, language, ...rest)
      : ts.createSourceFile(path, text, language);
  };
  const program = ts.createProgram(files, options, host);
  return files
    .flatMap((path) => [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ])
    .map(
      (diagnostic) =>
        `${diagnostic.file?.fileName.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
    );
};
