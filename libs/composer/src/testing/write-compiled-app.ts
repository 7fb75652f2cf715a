import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { compressFile } from '../compiled/compress.ts';
import type { CompileManifest, FileMeta } from '../compiled/compile-manifest.ts';
import { serverFolder } from '../compiled/prerender.ts';
import { computeServerHash } from '../compiled/verify-compiled.ts';

const entry = 'assets/index-1.js';
const styles = 'assets/index-1.css';
const shellTexts = { brand: { tagline: 'Play' }, title: { activity: 'Offers', service: 'Help' } };

/** Code that prerenders the page. The HTML contains the name and the slogan of the brand. */
const prerender = `export const renderShell = (brand, texts) =>
  '<main class="home">' + brand.name + ' ' + (texts.shell.brand.tagline) + '</main>';
`;

/** Creates a text of the given length that remains almost as long after compression. */
function createFiller(seed: string, length: number): string {
  const blocks = Array.from({ length: Math.ceil(length / 64) }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest('hex'),
  );
  return blocks.join('').slice(0, length);
}

/**
 * Writes a small compiled app into a folder, for tests. No bundler is needed. `version` is a part of the shared script,
 * so that two versions have different files. `id` is a part of the compile id, so that two compiles with the same files
 * can have different ids.
 */
export async function writeCompiledApp(folder: string, version = '1', id = version): Promise<CompileManifest> {
  const client = join(folder, 'client');
  const script = `assets/app-${version}.js`;
  const contents: Record<string, string> = {
    [entry]: `import './app-${version}.js';`,
    [script]: `export const app = '${createFiller(version, 200_000)}';`,
    [styles]: '.home{color:var(--text)}',
    'assets/EN-shell-1.json': JSON.stringify(shellTexts),
    'assets/AR-shell-1.json': JSON.stringify(shellTexts),
    'assets/worker-1.js': 'self.skipWaiting();',
    _redirects: '/m/* /index.html 200',
    'licenses.txt': 'None',
  };
  const files: Record<string, FileMeta> = {};
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
    files[name] = await compressFile(client, name);
  }
  await mkdir(join(folder, serverFolder), { recursive: true });
  await writeFile(join(folder, serverFolder, 'prerender.mjs'), prerender);
  const manifest: CompileManifest = {
    id: `compile-${id}`,
    entry,
    chunks: {
      [entry]: { imports: [script], css: [styles], assets: [], lazyChunks: [] },
      [script]: { imports: [], css: [], assets: [], lazyChunks: [] },
    },
    features: [{ id: 'home', access: 'guest', routes: ['/m/home', '/m/activity'], lib: 'shell', chunks: [] }],
    texts: { EN: { shell: 'assets/EN-shell-1.json' }, AR: { shell: 'assets/AR-shell-1.json' } },
    worker: 'assets/worker-1.js',
    files,
    server: await computeServerHash(folder),
  };
  await writeFile(join(folder, 'compile.json'), JSON.stringify(manifest));
  return manifest;
}
