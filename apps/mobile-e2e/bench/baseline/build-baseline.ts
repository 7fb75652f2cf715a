import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { brotliSize } from '../bytes/brotli-size.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const viteConfig = fileURLToPath(new URL('../../../mobile/vite.config.ts', import.meta.url));

/**
 * Builds the minimal app with the build configuration of the real app. Returns the brotli bytes of its scripts, its
 * style sheets and its page.
 */
export const measureBaseline = async (): Promise<{ js: number; css: number; html: number; total: number }> => {
  const built = (await build({
    root: here,
    configFile: viteConfig,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: join(here, 'baseline.tsx') } },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const js = chunks.reduce((sum, { code }) => sum + brotliSize(code), 0);
  const tags = chunks.map(({ fileName }) => `<script type="module" src="/${fileName}"></script>`).join('');
  const html = brotliSize(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>${tags}</html>`);
  return { js, css: 0, html, total: js + html };
};
