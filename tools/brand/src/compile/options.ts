import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CompileOptions {
  /** Folder of the app. It contains `src/main.tsx`, `src/prerender.tsx` and `src/sw.ts`. */
  readonly app: string;
  readonly viteConfig: string;
  /** Module that exports the chunk names and file patterns of the app (see `ChunkConventions`). */
  readonly chunksConfig: string;
  /** Folder of the translation files `<LANGUAGE>/<namespace>.json`. */
  readonly locales: string;
  /** Root of the workspace. Paths in the results are relative to it. */
  readonly workspace: string;
  /** Output folder. Its old content is deleted. */
  readonly out: string;
}

export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Returns the options that compile the member app into the folder `out`. */
export function mobileOptions(out = join(workspaceRoot, 'dist/compile')): CompileOptions {
  const app = join(workspaceRoot, 'apps/mobile');
  return {
    app,
    viteConfig: join(app, 'vite.config.ts'),
    chunksConfig: join(app, 'build/chunks.config.ts'),
    locales: join(workspaceRoot, 'libs/kit/locales'),
    workspace: workspaceRoot,
    out,
  };
}
