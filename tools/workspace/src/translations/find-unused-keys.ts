import { dirname } from 'node:path';
import ts from 'typescript';
import { KeyUsage } from './key-usage.ts';
import { readTranslationKeys } from './translation-files.ts';

export interface UnusedKeysOptions {
  /** TypeScript configuration that the files are read with. */
  readonly tsconfig: string;
  readonly files: readonly string[];
  /** Folder with one JSON file for each namespace. */
  readonly locale: string;
}

/** Finds the keys of a language that no file uses, as `namespace:key`. */
export const findUnusedKeys = ({ tsconfig, files, locale }: UnusedKeysOptions): string[] => {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, dirname(tsconfig));
  const program = ts.createProgram(files, options);
  const usage = new KeyUsage(program, readTranslationKeys(locale));
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) usage.addFile(source);
  }
  return usage.unused;
};
