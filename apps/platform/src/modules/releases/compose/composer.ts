import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandIdea } from '@livery/composer/propose/propose-brand';
import type { AssetUse } from '@livery/composer/read/check-asset-file';
import type { LanguageCode } from '@livery/merchant/languages';
import type { HomeBlockSize } from '@livery/composer/compose/home-block-sizes';
import { minutes } from '../../../core/clock/durations.ts';
import type {
  AssetResult,
  CheckResult,
  ComposeDraftResult,
  ComposeResult,
  ComposerResponse,
  ComposerTask,
  DocumentContent,
  FirstLoadResult,
  FontResult,
  LogoResult,
  ProposalResult,
} from './composer-messages.ts';
import type { ComposerFolders } from './run-composer-task.ts';

/** Service that checks brands and composes their app bundles in a separate process. */
export interface Composer {
  /** Returns true if there is a compiled app. Without a compiled app, `check` does not check links and texts. */
  readonly canCompose: () => boolean;
  readonly check: (document: DocumentContent) => Promise<CheckResult>;
  /**
   * Measures how many bytes of code each kind of home page block adds to the bundle of a brand. Returns an empty list
   * without a compiled app.
   */
  readonly measureHomeBlocks: () => Promise<readonly HomeBlockSize[]>;
  /**
   * Measures the first load of a document, or returns its problems. Throws a ComposerError without a compiled app.
   */
  readonly measureFirstLoad: (document: DocumentContent) => Promise<FirstLoadResult>;
  /**
   * Composes the app files from a document (a brand file with its images). Returns the problems of the document if it
   * has some. Throws a ComposerError without a compiled app.
   */
  readonly compose: (document: DocumentContent) => Promise<ComposeResult>;
  /**
   * Composes a draft for its preview, or returns its problems. Does not render images that are missing in the image
   * cache: `renderImage` renders each of them when a page requests it. Throws a ComposerError without a compiled app.
   */
  readonly composeDraft: (document: DocumentContent) => Promise<ComposeDraftResult>;
  /**
   * Renders an image that was deferred when its draft was composed. Returns the path of its file, or undefined if the
   * process has not composed the draft.
   */
  readonly renderImage: (path: string) => Promise<string | undefined>;
  /**
   * Checks the bytes of an image or a font before a document refers to it. `use` is the expected type of the file.
   * Without `use`, a file with the signature of a font is checked as a font. Every other file is checked as an image.
   */
  readonly checkAsset: (bytes: Buffer, use?: AssetUse) => Promise<AssetResult>;
  /**
   * Describes a font, and lists the characters of the app's texts that the font does not have. Throws a ComposerError
   * without a compiled app.
   */
  readonly reportFont: (bytes: Buffer, languages: readonly LanguageCode[]) => Promise<FontResult>;
  /** Checks the bytes of the logo of a new brand. */
  readonly checkLogo: (bytes: Buffer) => Promise<LogoResult>;
  /** Proposes brands from a logo, a name and a market. */
  readonly propose: (idea: BrandIdea) => Promise<ProposalResult>;
  readonly close: () => void;
}

/**
 * Error of a composer task that was not completed. Reasons are a failed task, the end of the composer process, and a
 * missing compiled app.
 */
export class ComposerError extends Error {
  override readonly name = 'ComposerError';
}

/**
 * Milliseconds after which the process of an unfinished task is killed. Composing normally takes milliseconds to
 * seconds. On a busy machine it takes much longer, because the process has a low priority.
 */
const taskTimeout = minutes(5);
/** Milliseconds after which a process without tasks ends, so that it takes no memory. */
const idleTimeout = minutes(10);
/**
 * Priority of the composer process at a gateway that is not a demonstration. The operating system prefers the gateway
 * process, so that requests of members are not delayed.
 */
export const lowPriority = 10;

interface ComposerOptions extends ComposerFolders {
  /** Priority of the process, from 0 (normal) to 19 (lowest). */
  readonly priority: number;
}

interface Waiting {
  /** Process that works on the task. */
  readonly child: ChildProcess;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const start = ({ compileFolder, imageFolder, priority }: ComposerOptions): ChildProcess => {
  const child = fork(fileURLToPath(new URL('./composer-main.ts', import.meta.url)), [compileFolder, imageFolder], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    // The environment of the gateway contains passwords, which the composer process does not need. Only these two
    // variables are therefore passed to the process.
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, priority);
  return child;
};

/** Creates the composer. The composer starts its process at the first task, and again after the process has ended. */
export const createComposer = (options: ComposerOptions): Composer => {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let nextId = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const getChild = (): ChildProcess => {
    if (child) return child;
    const started = start(options);
    started.on('message', (response: ComposerResponse) => {
      const task = waiting.get(response.id);
      if ('error' in response) task?.reject(new ComposerError(response.error));
      else task?.resolve(response.value);
    });
    const fail = (): void => {
      if (child === started) child = undefined;
      // Only the tasks of the process that has ended are rejected. A stopped process can end when the next process
      // already works on other tasks.
      for (const task of waiting.values())
        if (task.child === started) task.reject(new ComposerError('The process that composes has ended'));
    };
    started.on('exit', fail).on('error', fail);
    child = started;
    return started;
  };

  const run = async (task: ComposerTask): Promise<unknown> => {
    clearTimeout(idle);
    nextId += 1;
    const id = nextId;
    const timeout = setTimeout(stop, taskTimeout);
    try {
      return await new Promise((resolve, reject) => {
        const current = getChild();
        waiting.set(id, { child: current, resolve, reject });
        current.send({ id, task });
      });
    } finally {
      clearTimeout(timeout);
      waiting.delete(id);
      if (waiting.size === 0) idle = setTimeout(stop, idleTimeout).unref();
    }
  };

  const canCompose = (): boolean => existsSync(join(options.compileFolder, 'compile.json'));
  const assertCompiled = (): void => {
    if (canCompose()) return;
    throw new ComposerError(
      `There is no compiled app in ${options.compileFolder}, so no brand can be composed. ` +
        'Copy dist/compile there, or set COMPILE_FOLDER.',
    );
  };
  return {
    canCompose,
    check: async (document) => (await run({ kind: 'check', document })) as CheckResult,
    measureHomeBlocks: async () => (await run({ kind: 'measureHomeBlocks' })) as readonly HomeBlockSize[],
    measureFirstLoad: async (document) => {
      assertCompiled();
      return (await run({ kind: 'measureFirstLoad', document })) as FirstLoadResult;
    },
    compose: async (document) => {
      assertCompiled();
      return (await run({ kind: 'compose', document })) as ComposeResult;
    },
    composeDraft: async (document) => {
      assertCompiled();
      return (await run({ kind: 'composeDraft', document })) as ComposeDraftResult;
    },
    renderImage: async (path) => (await run({ kind: 'renderImage', path })) as string | undefined,
    checkAsset: async (bytes, use) => (await run({ kind: 'checkAsset', bytes, use })) as AssetResult,
    reportFont: async (bytes, languages) => {
      assertCompiled();
      return (await run({ kind: 'reportFont', bytes, languages })) as FontResult;
    },
    checkLogo: async (bytes) => (await run({ kind: 'checkLogo', bytes })) as LogoResult,
    propose: async (idea) => (await run({ kind: 'propose', idea })) as ProposalResult,
    close: stop,
  };
};
