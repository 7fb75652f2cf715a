import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { GameEngine } from '@livery/demo/engines';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Rolldown } from 'vite';
import { gameFolders } from '../games/game-folders.ts';
import { readGameTexts } from './game-texts.ts';

const compress = promisify(brotliCompress);
const folder = fileURLToPath(new URL('../', import.meta.url));

export interface ClientFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Returns the file compressed with brotli. The file is compressed at the first call. */
  readonly getBrotli: () => Promise<Buffer>;
}

/** Names of the files that the page of one game loads. */
export interface GameFiles {
  readonly script: string;
  /** Names of the scripts that `script` imports. The page preloads these scripts. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

export interface ClientFiles {
  /** Files by name. A file name contains a hash of the content, so browsers can cache the file forever. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** Names of the files that the page of each game loads, by game id. */
  readonly games: ReadonlyMap<string, GameFiles>;
  /** Returns the name of the file with the texts of a game in a language. */
  readonly getTextFile: (engine: string, code: LanguageCode) => string;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const createClientFile = (name: string, source: string | Uint8Array): ClientFile => {
  const plain = Buffer.from(source);
  let compressed: Promise<Buffer> | undefined;
  return {
    type: contentTypes[extname(name)] ?? 'application/octet-stream',
    plain,
    getBrotli: () => (compressed ??= compress(plain)),
  };
};

/** Returns the entry script of each game, by game id. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gameFolders).map(([id, gameFolder]) => [id, `${folder}games/${gameFolder}/client/main.ts`]),
  );

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss?: ReadonlySet<string> } };

const gameFiles = (entry: Chunk, chunks: ReadonlyMap<string, Chunk>): GameFiles => {
  const visited = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  visit(entry.fileName);
  // Puts the styles of imported scripts before the game's own styles. So the game's own styles override the shared
  // styles.
  const styles = [...visited].reverse().flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return {
    script: entry.fileName,
    imports: [...visited].filter((name) => name !== entry.fileName),
    styles: [...new Set(styles)],
  };
};

/** Creates one file of texts for each game and language. Returns the names by game id and language code. */
const addTextFiles = (files: Map<string, ClientFile>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const engine of Object.keys(gameFolders) as GameEngine[])
    for (const code of Object.keys(languageTable) as LanguageCode[]) {
      const source = JSON.stringify(readGameTexts(engine, code));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const name = `${engine}-texts-${code}-${hash}.json`;
      files.set(name, createClientFile(name, source));
      names.set(`${engine} ${code}`, name);
    }
  return names;
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
      'Building the game pages returned several bundles or a watcher instead of one bundle: check the build options in client-files.ts',
    );
  const files = new Map<string, ClientFile>();
  const chunks = new Map<string, Chunk>();
  for (const output of built.output) {
    files.set(
      output.fileName,
      createClientFile(output.fileName, output.type === 'chunk' ? output.code : output.source),
    );
    if (output.type === 'chunk') chunks.set(output.fileName, output as Chunk);
  }
  const games = new Map(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map((entry) => [entry.name, gameFiles(entry, chunks)] as const),
  );
  const textFiles = addTextFiles(files);
  return { files, games, getTextFile: (engine, code) => textFiles.get(`${engine} ${code}`) ?? '' };
};

let built: Promise<ClientFiles> | undefined;

/**
 * Builds the scripts, styles and texts of all game pages in memory. Later calls return the result of the first call.
 */
export const buildClientFiles = (): Promise<ClientFiles> => (built ??= build());
