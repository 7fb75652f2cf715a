import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CompileOptions {
  /** Folder of the app: `src/main.tsx`, `src/prerender.tsx`, `src/sw.ts`. */
  readonly app: string;
  readonly viteConfig: string;
  /** Module with the app's chunk names and file patterns (see `ChunkConventions`). */
  readonly chunksConfig: string;
  /** Folder of `<CODE>/<namespace>.json`. */
  readonly locales: string;
  /** Folder to which the paths in the results are relative. */
  readonly workspace: string;
  /** Output folder, replaced completely. */
  readonly out: string;
}

export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The member app, compiled into `dist/compile`. */
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
