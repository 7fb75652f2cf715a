import type { GameEngine } from '@livery/demo/engines';
import * as z from 'zod/mini';
import { GameError, GameErrorCode } from '../../../engine/game-error.ts';
import type { Volatility } from '../../../engine/game.ts';
import { type InstantGame, instantGame } from '../../../engine/instant/instant-game.ts';
import { instantLimits, instantPaceMs } from './instant-limits.ts';
import { type DrawPlay, type DrawRules, drawRound } from './rules/draw-rules.ts';
import { instantRtp } from './rules/payout.ts';

interface DrawGameOptions<Choice, Outcome> {
  readonly id: GameEngine;
  readonly volatility: Volatility;
  readonly choice: z.ZodMiniType<Choice>;
  readonly rules: DrawRules<Choice, Outcome>;
}

/** Creates an instant game in which each bet is decided by one draw, for example Dice, Keno or Plinko. */
export const createDrawGame = <Choice, Outcome>({
  id,
  volatility,
  choice,
  rules,
}: DrawGameOptions<Choice, Outcome>): InstantGame =>
  instantGame<DrawPlay<Choice>, unknown, Outcome>({
    id,
    volatility,
    rtpPercent: instantRtp,
    limits: instantLimits,
    paceMs: instantPaceMs,
    play: z.object({ bet: z.int(), choice }) as unknown as InstantGame<DrawPlay<Choice>>['play'],
    stake: (play, { limits }) => {
      if (!limits.steps.includes(play.bet) || !rules.isOffered(play.choice))
        throw new GameError(GameErrorCode.BetInvalid);
      return play.bet;
    },
    draw: (randomSource, { play }) => drawRound(rules, randomSource, play),
  });
