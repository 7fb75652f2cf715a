import { createTranslate, type Translate } from '../client/text/translate.ts';
import { readGameTexts } from '../http/game-texts.ts';

/** Creates the function that translates the texts of a game to English. */
export const createEnglish = <Key extends string>(engine: Parameters<typeof readGameTexts>[0]): Translate<Key> =>
  createTranslate('en', readGameTexts(engine, 'EN'));
