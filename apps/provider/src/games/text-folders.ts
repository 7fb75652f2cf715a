import type { GameEngine } from '@livery/demo/engines';
import { gameFolders } from './game-folders.ts';

const tables = 'client/tables/locales';
const instant = 'games/instant/shared/client/locales';
const slots = 'games/slots-shared/client/locales';
/** Folders of the texts that several games share, by engine id. All games also have the texts in `client/locales`. */
const sharedFolders: Readonly<Partial<Record<GameEngine, string>>> = {
  lines: slots,
  ways: slots,
  cluster: slots,
  hold: slots,
  baccarat: tables,
  roulette: tables,
  crash: tables,
  cockfight: tables,
  mines: instant,
  plinko: instant,
  'hi-lo': instant,
  keno: instant,
  dice: instant,
  tower: instant,
  scratch: instant,
};

/**
 * Returns the folders with the translation files of a game, relative to `src`. If two folders have a text with the same
 * key, the text of the later folder is used.
 */
export const getTextFolders = (engine: GameEngine): readonly string[] =>
  ['client/locales', sharedFolders[engine], `games/${gameFolders[engine]}/client/locales`].filter(
    (folder) => folder !== undefined,
  );
