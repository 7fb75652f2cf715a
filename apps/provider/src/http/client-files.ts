import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { gameFolders } from '../games/game-folders.ts';

const compress = promisify(brotliCompress);
const folder = fileURLToPath(new URL('../', import.meta.url));

export interface ClientFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** Names of the files that the page of one game loads. */
export interface GameFiles {
  readonly script: string;
  /** Names of the scripts that `script` imports. The page preloads these scripts. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** Files with texts, by BCP 47 language tag. Each language has one file of the shared client and one of the game. */
  readonly catalogues: ReadonlyMap<string, readonly string[]>;
}

export interface ClientFiles {
  /** Files by name. A file name contains a hash of the content, so browsers can cache the file forever. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** Names of the files that the page of each game loads, by game id. */
  readonly games: ReadonlyMap<string, GameFiles>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const clientFile = async (name: string, source: string | Uint8Array): Promise<ClientFile> => {
  const plain = Buffer.from(source);
  const type = contentTypes[extname(name)] ?? 'application/octet-stream';
  return { type, plain, brotli: await compress(plain) };
};

/** Returns the entry script of each game, by game id. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gameFolders).map(([id, gameFolder]) => [id, `${folder}games/${gameFolder}/client/main.ts`]),
  );

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss?: ReadonlySet<string> } };

const cataloguePathPattern = /\/src\/(client|games\/([^/]+)\/client)\/text\/([a-z]+)\.data\.ts$/;
/** Path of texts that several games share: the texts of all slots and of all shared tables. */
const sharedTextPattern = /\/(?:slots-shared\/client|client\/tables)\/text\/[a-z]+\.data\.ts$/;

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
  // Sorts the styles of imported scripts first. So a game's own styles come after the shared styles and override them.
  const styles = [...visited].reverse().flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return {
    script: entry.fileName,
    imports: [...visited].filter((name) => name !== entry.fileName),
    styles: [...new Set(styles)],
    catalogues,
  };
};

/**
 * Bundles the shared texts into the text file of each game. Without this plug-in, a page needs one more request for the
 * shared texts. A query in the module id makes a separate copy for each game.
 */
const copySharedTexts = (): Plugin => ({
  name: 'copy-shared-texts',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [, , game] = cataloguePathPattern.exec(importer ?? '') ?? [];
    if (!game || !sharedTextPattern.test(source)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && `${resolved.id}?game=${game}`;
  },
});

const build = async (): Promise<ClientFiles> => {
  const vite = await import('vite');
  const built = await vite.build({
    configFile: false,
    root: folder,
    base: '/client/',
    mode: 'production',
    logLevel: 'error',
    plugins: [copySharedTexts()],
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
      'Building the game pages returned several bundles or a watcher instead of one bundle: check the build options in client-files.ts',
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

/**
 * Builds the scripts, styles and texts of all game pages in memory. Later calls return the result of the first call.
 */
export const buildClientFiles = (): Promise<ClientFiles> => (built ??= build());
