import type { GameEngine } from '@livery/demo/engines';
import * as z from 'zod/mini';
import { GameError, GameErrorCode } from '../../../engine/game-error.ts';
import type { Volatility } from '../../../engine/game.ts';
import { type InstantGame, instantGame } from '../../../engine/instant/instant-game.ts';
import { instantLimits, instantPaceMs } from './instant-limits.ts';
import { drawLadder, type LadderPlay, type LadderRules, type LadderState } from './rules/ladder-rules.ts';
import { instantRtp } from './rules/payout.ts';

interface LadderGameOptions<Setup, Step, Progress, Reveal> {
  readonly id: GameEngine;
  readonly volatility: Volatility;
  readonly schemas: {
    readonly setup: z.ZodMiniType<Setup>;
    readonly step: z.ZodMiniType<Step>;
    readonly progress: z.ZodMiniType<Progress>;
  };
  readonly rules: LadderRules<Setup, Step, Progress, Reveal>;
}

/**
 * Creates an instant game with steps, for example Mines: the player places a bet, takes steps and cashes out. The
 * server handles each of these requests as a round of its own. Only the first round has a stake. A later round pays the
 * win of the bet. Each round has its own seed, so the player can verify each round.
 */
export const createLadderGame = <Setup, Step, Progress, Reveal>({
  id,
  volatility,
  schemas: { setup, step, progress },
  rules,
}: LadderGameOptions<Setup, Step, Progress, Reveal>): InstantGame => {
  type Play = LadderPlay<Setup, Step>;
  type State = LadderState<Setup, Progress>;
  const play = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('start'), bet: z.int(), setup }),
    z.object({ kind: z.literal('step'), step }),
    z.object({ kind: z.literal('cashOut') }),
  ]);
  return instantGame<Play, State, unknown>({
    id,
    volatility,
    rtpPercent: instantRtp,
    limits: instantLimits,
    paceMs: instantPaceMs,
    play: play as unknown as InstantGame<Play>['play'],
    state: z.object({ bet: z.int(), setup, progress }) as unknown as NonNullable<InstantGame<Play, State>['state']>,
    stake: (request, { state, limits }) => {
      if (request.kind === 'start') {
        if (state) throw new GameError(GameErrorCode.Stale);
        if (!limits.steps.includes(request.bet) || !rules.isSetupOffered(request.setup))
          throw new GameError(GameErrorCode.BetInvalid);
        return request.bet;
      }
      if (!state) throw new GameError(GameErrorCode.Stale);
      const isOffered =
        request.kind === 'cashOut'
          ? rules.countSteps(state.progress) > 0
          : rules.isStepOffered(request.step, state.progress, state.setup);
      if (!isOffered) throw new GameError(GameErrorCode.BetInvalid);
      return 0;
    },
    draw: (randomSource, round) => drawLadder(rules, randomSource, round),
  });
};
