import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../../..');

/** This repository as a tree that a generator may change without touching the disk. */
export const virtualWorkspace = (): Tree => new FsTree(root, false);

/** Paths that a generator has written, in order. */
export const changed = (tree: Tree): string[] =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .sort();

/** What the compiler says of the changed TypeScript files, resolved against the real repository. */
export const typeErrors = (tree: Tree): string[] => {
  const files = changed(tree)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, path));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8')) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost(options);
  const overlaid = (path: string): string | undefined => {
    const inside = path.startsWith(root) ? path.slice(root.length + 1) : undefined;
    return inside && files.includes(path) ? (tree.read(inside, 'utf8') ?? undefined) : undefined;
  };
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => overlaid(path) ?? readFile.call(host, path);
  host.fileExists = (path) => overlaid(path) !== undefined || fileExists.call(host, path);
  // Without it the compiler looks into folders that exist only in the tree.
  delete host.directoryExists;
  host.getSourceFile = (path, language, ...rest) => {
    const text = overlaid(path);
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
      (found) =>
        `${found.file?.fileName.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`,
    );
};
