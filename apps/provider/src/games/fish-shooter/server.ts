import { customGame, defineCall } from '../../engine/custom/custom-game.ts';
import { buyRequest, fishLimits, FishServer, handBackRequest, shootRequest } from './fish-server.ts';
import { advertisedFishRtp } from './rules/creatures.ts';

/**
 * Fish shooter. The player buys an ammo pack (60 ammunition units) with one bet and shoots at sea creatures. The server
 * decides whether a shot catches the creature.
 */
export const fishShooter = customGame({
  id: 'fish',
  rtpPercent: advertisedFishRtp,
  limits: fishLimits,
  createServer: (deps) => {
    const server = new FishServer(deps);
    return {
      view: (session) => server.view(session),
      calls: {
        buy: defineCall(buyRequest, (session, request) => server.buy(session, request)),
        shoot: defineCall(shootRequest, (session, request) => server.shoot(session, request)),
        'hand-back': defineCall(handBackRequest, (session, request) => server.handBack(session, request)),
      },
      history: (session, before) => server.history(session, before),
      proof: (session, roundId) => server.proof(session, roundId),
      sweep: () => server.sweep(),
    };
  },
});
