import { createProblemText, toProblemCause } from '@livery/merchant/problems/create-problem-text';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrandDocument } from '@livery/composer/check-brand';
import { composeDraft, composeFiles } from '@livery/composer/compose/compose-brand';
import { type ComposeContext, loadComposeContext } from '@livery/composer/compose/compose-context';
import { measureFirstLoad } from '@livery/composer/compose/first-load';
import { type HomeBlockSize, measureHomeBlocks } from '@livery/composer/compose/home-block-sizes';
import { InvalidBrandError } from '@livery/composer/problem';
import { createMemoryReader } from '@livery/composer/read/asset-file';
import { type BrandIdea, checkLogo, proposeBrand } from '@livery/composer/propose/propose-brand';
import { reportFont } from '@livery/composer/fonts/report-font';
import { checkAssetFile } from '@livery/composer/read/check-asset-file';
import { type Brand, readBrandDocument } from '@livery/composer/read/read-brand';
import { flagTable } from '@livery/merchant/flag-table';
import type { Flag } from '@livery/merchant/flags';
import type { LanguageCode } from '@livery/merchant/languages';
import { toBlobHash } from '../blobs/blob-store.ts';
import { LRUCache } from 'lru-cache';
import type {
  AssetResult,
  CheckResult,
  ComposeDraftResult,
  ComposeResult,
  ComposerTask,
  DocumentContent,
  DraftBundleFile,
  FirstLoadResult,
  FontResult,
  LogoResult,
  ProposalResult,
} from './composer-messages.ts';

export interface ComposerFolders {
  /** Folder of the compiled app. */
  readonly compileFolder: string;
  /** Folder of the rendered images of all brands. Images in this folder are not rendered again. */
  readonly imageFolder: string;
}

/**
 * All feature flags, switched on. They are used to measure the additional code of a block. With all flags on, code that
 * another feature also loads is not counted for the block.
 */
const allFlags = Object.fromEntries(Object.keys(flagTable).map((flag) => [flag, true])) as Record<Flag, boolean>;

/** Maximum number of images that the process remembers in order to render them later. A draft has about ten. */
const maxDeferred = 2000;

const toBrandDocument = ({ file, text, images, bases }: DocumentContent) => ({
  file,
  text,
  readAsset: createMemoryReader(images),
  readBase: (name: string) => Promise.resolve(bases?.get(name)),
});

type TaskResult =
  | CheckResult
  | ComposeResult
  | ComposeDraftResult
  | FirstLoadResult
  | AssetResult
  | FontResult
  | LogoResult
  | ProposalResult
  | readonly HomeBlockSize[]
  | string
  | undefined;

type FindContext = () => Promise<ComposeContext | undefined>;

/**
 * Creates the function that measures the code size of each kind of block of the home page. For each compiled app, it
 * measures only once and returns the same result again.
 */
const createBlockMeasure = (findContext: FindContext) => {
  let sizes: { readonly context: ComposeContext; readonly blocks: Promise<readonly HomeBlockSize[]> } | undefined;
  return async (): Promise<readonly HomeBlockSize[]> => {
    const context = await findContext();
    if (!context) return [];
    if (sizes?.context !== context)
      sizes = {
        context,
        blocks: measureHomeBlocks(context.compiled, context.client, { flags: allFlags, languages: ['EN'] }),
      };
    return sizes.blocks;
  };
};

/**
 * Creates the function that proposes brands. Each proposal is fully checked, so that an operator cannot choose a
 * proposal with problems.
 */
const createProposer =
  (check: (document: DocumentContent) => Promise<CheckResult>) =>
  async (idea: BrandIdea): Promise<ProposalResult> => {
    const result = await proposeBrand(idea);
    if ('reason' in result) return result;
    const file = `${idea.code}.json`;
    for (const { text, images } of result) {
      const [problem] = (await check({ file, text, images })).problems;
      if (problem) return createProblemText('image.at', { path: problem.path, problem: toProblemCause(problem) });
    }
    return { proposals: result };
  };

/** Creates the function that describes a font. The texts of the compiled app determine the needed characters. */
const createFontReporter =
  (findContext: FindContext) =>
  async (bytes: Buffer, languages: readonly LanguageCode[]): Promise<FontResult> => {
    const context = await findContext();
    if (!context) throw new Error('There is no compiled app');
    return reportFont(bytes, languages, context.facts, context.imageCache);
  };

/**
 * Creates the function that reads a document and passes its brand to `work`. It returns the problems of the document if
 * it has some.
 */
const createBrandReader =
  (compileFolder: string, findContext: FindContext) =>
  async <Result>(
    document: DocumentContent,
    work: (context: ComposeContext, brand: Brand) => Promise<Result>,
  ): Promise<Result | CheckResult> => {
    const context = await findContext();
    if (!context) throw new Error(`There is no compiled app in ${compileFolder}`);
    try {
      return await work(context, await readBrandDocument(toBrandDocument(document)));
    } catch (error) {
      if (error instanceof InvalidBrandError) return { problems: error.problems };
      throw error;
    }
  };

/**
 * Creates the function that runs tasks. It loads the compiled app at the first task, and again when the app has been
 * compiled again since the last task.
 */
export const createTaskRunner = ({ compileFolder, imageFolder }: ComposerFolders) => {
  let loaded: { readonly changed: number; readonly context: Promise<ComposeContext> } | undefined;

  const findContext: FindContext = async () => {
    const changed = (await stat(join(compileFolder, 'compile.json')).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return undefined;
    if (loaded?.changed !== changed) loaded = { changed, context: loadComposeContext(compileFolder, imageFolder) };
    return loaded.context;
  };

  const check = async (document: DocumentContent): Promise<CheckResult> => ({
    problems: await checkBrandDocument(toBrandDocument(document), (await findContext())?.facts),
  });

  const measureBlocks = createBlockMeasure(findContext);

  const withBrand = createBrandReader(compileFolder, findContext);

  const compose = (document: DocumentContent): Promise<ComposeResult> =>
    withBrand(document, async (context, brand) => {
      const { files, manifest } = await composeFiles(context, brand);
      return {
        compileId: context.compiled.id,
        features: context.compiled.features,
        manifest,
        files: files.map(({ integrity, ...file }) => ({ ...file, hash: toBlobHash(integrity) })),
      };
    });

  const renders = new LRUCache<string, () => Promise<{ readonly source: string }>>({ max: maxDeferred });
  const composeForPreview = (document: DocumentContent): Promise<ComposeDraftResult> =>
    withBrand(document, async (context, brand) => {
      const { files, build, headers, deferred } = await composeDraft(context, brand);
      for (const [path, render] of deferred) renders.set(path, render);
      const toFile = (file: (typeof files)[number]): DraftBundleFile => {
        if (deferred.has(file.path)) return { kind: 'deferred' };
        return 'source' in file ? { kind: 'file', source: file.source } : { kind: 'bytes', bytes: file.bytes };
      };
      return {
        compileId: context.compiled.id,
        build,
        headers,
        files: new Map(files.map((file) => [file.path, toFile(file)])),
      };
    });
  const measureFirst = (document: DocumentContent): Promise<FirstLoadResult> =>
    withBrand(document, async (context, brand) => measureFirstLoad((await composeDraft(context, brand)).files));
  const renderImage = async (path: string): Promise<string | undefined> => (await renders.get(path)?.())?.source;

  const propose = createProposer(check);

  const describeFont = createFontReporter(findContext);

  return async (task: ComposerTask): Promise<TaskResult> => {
    switch (task.kind) {
      case 'check':
        return check(task.document);
      case 'measureHomeBlocks':
        return measureBlocks();
      case 'measureFirstLoad':
        return measureFirst(task.document);
      case 'compose':
        return compose(task.document);
      case 'composeDraft':
        return composeForPreview(task.document);
      case 'renderImage':
        return renderImage(task.path);
      case 'checkAsset':
        return checkAssetFile(task.bytes, task.use);
      case 'reportFont':
        return describeFont(task.bytes, task.languages);
      case 'checkLogo':
        return checkLogo(task.bytes);
      case 'propose':
        return propose(task.idea);
    }
  };
};
