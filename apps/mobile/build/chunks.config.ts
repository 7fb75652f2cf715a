import { basename, extname } from 'node:path';

/**
 * Names of chunks that the build, the brand pipeline or an end-to-end test must recognise. A built file is called
 * `assets/<chunk name>-<content hash>.js`.
 */
export const chunkNames = {
  entry: 'main',
  /** Libraries that every first load needs. */
  vendor: 'vendor',
  /** The home screen's game tiles, with everything that the entry imports. */
  home: 'home',
  /** The header, the bottom bar and the home's layout. The brand pipeline prerenders pages with its styles. */
  chrome: 'chrome',
  /** Code for members, needed right after the log-in. */
  accountChip: 'account-chip',
  /** Code that a tap on a category needs first. */
  categoryGames: 'category-games',
  /** Prefix of the chunks that hold small shared modules. */
  shared: 'shared',
  /** The bundler's own helper functions. */
  bundlerRuntime: 'rolldown-runtime',
} as const;

/** Modules that decide which chunk others belong to. Paths from the workspace root; a test checks that each exists. */
export const chunkModules = {
  homeManifest: 'libs/games/src/home/home.feature.ts',
  chrome: [
    'apps/mobile/src/app-shell/chrome.ts',
    'libs/games/src/game-browser/popular-games-extras.ts',
    'libs/games/src/home/home-sections.tsx',
    'libs/games/src/section/section-failed.tsx',
  ],
  accountChip: 'apps/mobile/src/app-bar/account-chip.tsx',
  categoryGames: 'libs/games/src/game-browser/category-games.tsx',
  /** Loaded when the browser is idle, so their imports need no preload. */
  idle: [
    'apps/mobile/src/app/deferred-app.ts',
    'apps/mobile/src/app/start-background-services.ts',
    'libs/api/src/client/schema-validator.ts',
    'libs/games/src/game-tiles/favourites/favourite-button.tsx',
  ],
  /** Replaces Vite's helper that preloads the files of a lazy chunk. */
  preloadHelper: 'apps/mobile/src/app/module-preload.ts',
  /** The only third-party module whose source the build patches. */
  cryptoCore: 'node_modules/crypto-js/core.js',
} as const;

/** Kinds of files that the build recognises by their suffix. */
export const filePatterns = {
  featureManifest: /\.features?\.tsx?$/,
  styleModule: /\.module\.css$/,
  operations: /[\\/]contract[\\/]src[\\/].*\.operations\.ts$/,
} as const;

const vendorPackages = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'cookie',
  'set-cookie-parser',
  '@reduxjs',
  '@standard-schema',
  'immer',
  'reselect',
  'redux',
  'redux-thunk',
  'react-redux',
  'use-sync-external-store',
  'i18next',
  'react-i18next',
  'html-parse-stringify',
  'void-elements',
];

/**
 * Modules of the `vendor` chunk. It includes the bundler's helpers, because they change as rarely as the vendor
 * packages.
 */
export const vendorModule = new RegExp(
  String.raw`rolldown[\\/]runtime|[\\/]node_modules[\\/](?:${vendorPackages.join('|')})[\\/]`,
);

/** Returns true if a module id of the bundler is the module at `path` (from the workspace root). */
export const isModule = (id: string, path: string): boolean =>
  id.replaceAll('\\', '/').replace(/\?.*$/, '').endsWith(`/${path}`);

/** Returns true if `fileName` is the built file of the chunk called `name`. */
export const isChunkFile = (fileName: string, name: string): boolean =>
  new RegExp(String.raw`(?:^|[\\/])${name}-[^\\/]+\.js$`).test(fileName);

/** The name that the bundler gives the chunk of a lazily imported module. */
export const defaultChunkName = (path: string): string => basename(path, extname(path));

const recognisedChunks = new Set<string>([...Object.values(chunkNames), ...chunkModules.idle.map(defaultChunkName)]);

/**
 * File name pattern of a chunk. Only chunks that the build, the pipeline or a journey recognises carry their name: the
 * first load lists the files of lazy chunks, and names there are bytes that every member downloads.
 */
export const chunkFilePattern = (name: string): string =>
  recognisedChunks.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
