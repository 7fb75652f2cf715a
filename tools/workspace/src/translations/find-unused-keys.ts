import { dirname } from 'node:path';
import ts from 'typescript';
import { KeyUsage } from './key-usage.ts';
import { readTranslationKeys } from './translation-files.ts';

export interface UnusedKeysOptions {
  /** Path of the tsconfig.json with which the files are read. */
  readonly tsconfig: string;
  readonly files: readonly string[];
  /** Folder of one language, with one JSON file for each namespace. */
  readonly locale: string;
}

/** Returns the keys that no file uses, each as `namespace:key`. */
export const findUnusedKeys = ({ tsconfig, files, locale }: UnusedKeysOptions): string[] => {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, dirname(tsconfig));
  const program = ts.createProgram(files, options);
  const usage = new KeyUsage(program, readTranslationKeys(locale));
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) usage.addFile(source);
  }
  return usage.findUnused();
};
