import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../../..');

/** This repository as a tree that a generator may change without writing to the disk. */
export const createVirtualWorkspace = (): Tree => new FsTree(root, false);

/** Sorted paths that a generator has written. */
export const getChangedFiles = (tree: Tree): string[] =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .sort();

/** Type errors in the changed TypeScript files, resolved against the real repository. */
export const getTypeErrors = (tree: Tree): string[] => {
  const files = getChangedFiles(tree)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, path));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8')) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost(options);
  const readOverlay = (path: string): string | undefined => {
    const inside = path.startsWith(root) ? path.slice(root.length + 1) : undefined;
    return inside && files.includes(path) ? (tree.read(inside, 'utf8') ?? undefined) : undefined;
  };
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => readOverlay(path) ?? readFile.call(host, path);
  host.fileExists = (path) => readOverlay(path) !== undefined || fileExists.call(host, path);
  // Otherwise the compiler skips folders that exist only in the tree.
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
