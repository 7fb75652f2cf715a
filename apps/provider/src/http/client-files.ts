import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Rolldown } from 'vite';
import { gameFolders } from '../games/game-folders.ts';

const compress = promisify(brotliCompress);
const folder = fileURLToPath(new URL('../', import.meta.url));

export interface ClientFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** What the page of one game loads. File names. */
export interface GameFiles {
  readonly script: string;
  /** What the script imports, so that a browser fetches it at once. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** The language catalogues by BCP 47: the kit's and the game's own. */
  readonly catalogues: ReadonlyMap<string, readonly string[]>;
}

export interface ClientFiles {
  /** By file name. A name carries the hash of its content, so a file may be cached for ever. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** By the game's id. */
  readonly games: ReadonlyMap<string, GameFiles>;
}

const clientFile = async (name: string, source: string | Uint8Array): Promise<ClientFile> => {
  const plain = Buffer.from(source);
  const type = name.endsWith('.css')
    ? 'text/css; charset=utf-8'
    : name.endsWith('.js')
      ? 'text/javascript; charset=utf-8'
      : name.endsWith('.svg')
        ? 'image/svg+xml'
        : 'application/octet-stream';
  return { type, plain, brotli: await compress(plain) };
};

/** The games that have a page: each its own entry. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gameFolders).map(([id, gameFolder]) => [id, `${folder}games/${gameFolder}/client/main.ts`]),
  );

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss?: ReadonlySet<string> } };

const cataloguePathPattern = /\/src\/(client|games\/([^/]+)\/client)\/text\/([a-z]+)\.ts$/;

const gameFiles = (id: keyof typeof gameFolders, entry: Chunk, chunks: ReadonlyMap<string, Chunk>): GameFiles => {
  const visited = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  visit(entry.fileName);
  const catalogues = new Map<string, string[]>();
  for (const [name, { facadeModuleId }] of chunks) {
    const [, , game, language] = cataloguePathPattern.exec(facadeModuleId ?? '') ?? [];
    if (language && (game === undefined || game === gameFolders[id]))
      catalogues.set(language, [...(catalogues.get(language) ?? []), name]);
  }
  // What is imported comes first, so that a game's own styles stand after the kit's.
  const styles = [...visited].reverse().flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return {
    script: entry.fileName,
    imports: [...visited].filter((name) => name !== entry.fileName),
    styles: [...new Set(styles)],
    catalogues,
  };
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
      cssCodeSplit: true,
      rolldownOptions: {
        input: entries(),
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  if (!('output' in built))
    throw new Error(
      'Building the game pages gave several bundles or a watcher instead of one bundle: look at the options of the build in client-files.ts',
    );
  const files = new Map<string, ClientFile>();
  const chunks = new Map<string, Chunk>();
  for (const output of built.output) {
    files.set(
      output.fileName,
      await clientFile(output.fileName, output.type === 'chunk' ? output.code : output.source),
    );
    if (output.type === 'chunk') chunks.set(output.fileName, output as Chunk);
  }
  const games = new Map(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map((entry) => [entry.name, gameFiles(entry.name as keyof typeof gameFolders, entry, chunks)] as const),
  );
  return { files, games };
};

let built: Promise<ClientFiles> | undefined;

/** The pages' scripts, styles and catalogues: built in memory, at the first call and once in the life of the process. */
export const buildClientFiles = (): Promise<ClientFiles> => (built ??= build());
