import { createMoneyFormat } from '../client/format/money-format.ts';
import type { GameContext } from '../client/start/start-game.ts';
import clientTexts from '../client/locales/EN.json';
import { createTranslate } from '../client/text/translate.ts';
import instantTexts from '../games/instant/shared/client/locales/EN.json';
import { instantLimits } from '../games/instant/shared/instant-limits.ts';
import type { InstantKey } from '../games/instant/shared/client/instant-key.ts';

type Play = GameContext['api']['play'];

/**
 * Creates the response to a round of an instant game. By default, the stake and the win are 0, and no state is stored
 * for the player.
 */
export const createRound = (round: object) => ({
  status: 'done',
  value: { stake: 0, win: 0, before: null, state: null, balance: 9900, ...round },
});

/**
 * Creates the context of the page of an instant game with reduced motion. `play` replaces the request to the server.
 * `table` replaces some data of the page. The table has the type `never`, so that the context is assignable to the
 * context of every game.
 */
export const createInstantContext = (
  engine: 'hi-lo' | 'dice',
  play: (request: unknown) => Promise<unknown>,
  table: object = {},
): GameContext<InstantKey, never> => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const game = { id: 'g1', name: 'Game', category: 'INSTANT', theme: engine };
  return {
    root,
    t: createTranslate('en', { ...clientTexts, ...instantTexts }),
    language: 'en',
    isRightToLeft: false,
    table: {
      engine,
      game,
      currency: 'PHP',
      balance: 10_000,
      limits: instantLimits('PHP'),
      state: null,
      lastRound: null,
      ...table,
    } as unknown as never,
    api: {
      play: play as unknown as Play,
      interrupted: () => undefined,
      commitment: () => '',
      watchCommitment: (show: (commitment: string) => void) => show('c0ffee'.padEnd(64, '0')),
      isUnseen: () => false,
      markSeen: () => undefined,
    } as unknown as GameContext['api'],
    shell: { balance: () => undefined } as unknown as GameContext['shell'],
    money: createMoneyFormat('en', 'PHP'),
    isCalm: () => true,
  };
};

/** Returns a response with empty drawings, as the server would send it. */
export const fetchEmptyArt = async (): Promise<Response> =>
  Response.json({
    theme: 'cards',
    scenes: { portrait: '<svg/>', wide: '<svg/>' },
    emblem: '<svg/>',
    hues: { scene: 0, light: 0, emblem: 0 },
  });
