import { startGame } from '../../../../client/start/start-game.ts';
import { mountDrawGame } from '../../shared/client/mount-draw-game.ts';
import { plinko } from '../rules/plinko.ts';
import { createPlinkoView } from './plinko-view.ts';

await startGame({
  id: 'plinko',
  mount: mountDrawGame({ rule: 'plinkoRule', rules: plinko, createView: createPlinkoView }),
});
