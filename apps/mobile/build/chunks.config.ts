import { basename, extname } from 'node:path';

/**
 * Names of the chunks (output files of the bundler) whose file names must contain the chunk name. The build, the brand
 * pipeline (`tools/brand`) or an end-to-end test finds them by this name. The file of a chunk is `assets/<chunk
 * name>-<content hash>.js`.
 */
export const chunkNames = {
  entry: 'main',
  /** Third-party libraries that each first load needs. */
  vendor: 'vendor',
  /** The game tiles of the home page and everything that the app's entry imports. */
  home: 'home',
  /**
   * The header, the bottom bar and the layout of the home page. The brand pipeline prerenders the home page with the
   * styles of this chunk.
   */
  chrome: 'chrome',
  /** The account button in the header, which loads directly after the log-in. */
  accountChip: 'account-chip',
  /** The code that loads first after a tap on a game category. */
  categoryGames: 'category-games',
  /** Prefix of the names of the chunks that contain small shared modules. */
  shared: 'shared',
  /** The bundler's own helper functions. */
  bundlerRuntime: 'rolldown-runtime',
} as const;

/**
 * Modules that the chunk configuration refers to, as paths from the workspace root. A test checks that each module
 * exists.
 */
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
  /**
   * Lazy modules that load when the browser is idle. No visitor waits for these modules, so the browser does not
   * preload the files that they import.
   */
  idle: [
    'apps/mobile/src/app/deferred-app.ts',
    'apps/mobile/src/app/start-background-services.ts',
    'libs/api/src/client/schema-validator.ts',
    'libs/games/src/game-tiles/favourites/favourite-button.tsx',
  ],
  /**
   * Module of the app that replaces Vite's helper function for lazy chunks. The helper preloads the files that a lazy
   * chunk imports.
   */
  preloadHelper: 'apps/mobile/src/app/module-preload.ts',
  /**
   * Module of the package crypto-js that the build changes: it removes a `require` call that only Node needs. The build
   * changes no other third-party module.
   */
  cryptoCore: 'node_modules/crypto-js/core.js',
} as const;

/**
 * Maps each kind of block on the home page to the module that renders it. The bundle of a brand contains the module
 * only if the brand's home page has a block of this kind. Kinds of blocks that are not in this table load with the home
 * page of every brand.
 */
export const homeBlockModules = {
  collection: 'libs/games/src/home/blocks/collection.tsx',
  draws: 'libs/games/src/home/blocks/draws.tsx',
  matches: 'libs/games/src/sports/matches-strip.tsx',
  winners: 'libs/games/src/home/winners/winners-ticker.tsx',
  jackpot: 'libs/games/src/home/jackpot/jackpot-line.tsx',
} as const;

/** Path patterns by which the build recognises kinds of files. */
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
 * Matches the paths of the modules in the `vendor` chunk. The bundler's own helper functions are not in this chunk,
 * because the bundler always writes them to a separate chunk.
 */
export const vendorModule = new RegExp(String.raw`[\\/]node_modules[\\/](?:${vendorPackages.join('|')})[\\/]`);

/**
 * Returns true if `id` is the bundler's id of the module at `path`. `path` is relative to the workspace root. A query
 * at the end of the id is ignored.
 */
export const isModule = (id: string, path: string): boolean =>
  id.replaceAll('\\', '/').replace(/\?.*$/, '').endsWith(`/${path}`);

/** Returns true if `fileName` is a built file of the chunk with this name. */
export const isChunkFile = (fileName: string, name: string): boolean =>
  new RegExp(String.raw`(?:^|[\\/])${name}-[^\\/]+\.js$`).test(fileName);

/** Returns the name that the bundler gives to the chunk of a lazily imported module. */
export const defaultChunkName = (path: string): string => basename(path, extname(path));

const recognisedChunks = new Set<string>([...Object.values(chunkNames), ...chunkModules.idle.map(defaultChunkName)]);

/**
 * Returns the file name pattern of a chunk. The file name contains the chunk name only if the build, the brand pipeline
 * or an end-to-end test finds the file by this name. Other file names are only a hash. The first load contains the file
 * names of all lazy chunks, so short names make it smaller.
 */
export const chunkFilePattern = (name: string): string =>
  recognisedChunks.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
