import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrandDocument } from '@livery/composer/check-brand';
import { composeFiles } from '@livery/composer/compose/compose-brand';
import { type ComposeContext, loadComposeContext } from '@livery/composer/compose/compose-context';
import { InvalidBrandError } from '@livery/composer/problem';
import { createMemoryReader } from '@livery/composer/read/asset-file';
import { checkImageFile } from '@livery/composer/read/check-image-file';
import { readBrandDocument } from '@livery/composer/read/read-brand';
import { toBlobHash } from '../blobs/blob-store.ts';
import type { CheckResult, ComposeResult, ComposerTask, DocumentContent, ImageResult } from './composer-messages.ts';

export interface ComposerFolders {
  /** Folder of the compiled app. */
  readonly compileFolder: string;
  /** Folder of the images that were rendered before. */
  readonly imageFolder: string;
}

const toBrandDocument = ({ file, text, images }: DocumentContent) => ({
  file,
  text,
  readAsset: createMemoryReader(images),
});

/** Creates the function that performs tasks. It loads the compiled app once, and again after another compile. */
export const createTaskRunner = ({ compileFolder, imageFolder }: ComposerFolders) => {
  let loaded: { readonly changed: number; readonly context: Promise<ComposeContext> } | undefined;

  const findContext = async (): Promise<ComposeContext | undefined> => {
    const changed = (await stat(join(compileFolder, 'compile.json')).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return undefined;
    if (loaded?.changed !== changed) loaded = { changed, context: loadComposeContext(compileFolder, imageFolder) };
    return loaded.context;
  };

  const check = async (document: DocumentContent): Promise<CheckResult> => ({
    problems: await checkBrandDocument(toBrandDocument(document), (await findContext())?.facts),
  });

  const compose = async (document: DocumentContent): Promise<ComposeResult> => {
    const context = await findContext();
    if (!context) throw new Error(`There is no compiled app in ${compileFolder}`);
    try {
      const brand = await readBrandDocument(toBrandDocument(document));
      const { files, manifest } = await composeFiles(context, brand);
      return {
        compileId: context.compiled.id,
        features: context.compiled.features,
        manifest,
        files: files.map(({ integrity, ...file }) => ({ ...file, hash: toBlobHash(integrity) })),
      };
    } catch (error) {
      if (error instanceof InvalidBrandError) return { problems: error.problems };
      throw error;
    }
  };

  return async (task: ComposerTask): Promise<CheckResult | ComposeResult | ImageResult> => {
    if (task.kind === 'check') return check(task.document);
    if (task.kind === 'compose') return compose(task.document);
    return checkImageFile(task.bytes);
  };
};
