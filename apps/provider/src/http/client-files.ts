import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const folder = fileURLToPath(new URL('../client/', import.meta.url));
const entry = fileURLToPath(new URL('../client/main.ts', import.meta.url));

export interface ClientFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

export interface ClientFiles {
  /** By file name. A name carries the hash of its content, so a file may be cached for ever. */
  readonly files: ReadonlyMap<string, ClientFile>;
  readonly script: string;
  readonly style: string;
  /** The language catalogues, by BCP 47. */
  readonly catalogues: ReadonlyMap<string, string>;
}

const clientFile = async (name: string, source: string | Uint8Array): Promise<ClientFile> => {
  const plain = Buffer.from(source);
  return { type: `${name.endsWith('.css') ? 'text/css' : 'text/javascript'}; charset=utf-8`, plain, brotli: await compress(plain) };
};

const build = async (): Promise<ClientFiles> => {
  const vite = await import('vite');
  const built = await vite.build({
    configFile: false,
    root: folder,
    base: '/client/',
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' } },
    },
  });
  if (!('output' in built)) throw new Error('Building the game page gave several bundles or a watcher instead of one bundle: look at the options of the build in client-files.ts');
  const files = new Map<string, ClientFile>();
  const catalogues = new Map<string, string>();
  let script = '';
  let style = '';
  for (const output of built.output) {
    files.set(output.fileName, await clientFile(output.fileName, output.type === 'chunk' ? output.code : output.source));
    if (output.type === 'asset') style = output.fileName;
    else if (output.isEntry) script = output.fileName;
    else catalogues.set(output.name, output.fileName);
  }
  return { files, script, style, catalogues };
};

let built: Promise<ClientFiles> | undefined;

/** The page's script, style and catalogues: built in memory, at the first call and once in the life of the process. */
export const buildClientFiles = (): Promise<ClientFiles> => (built ??= build());
