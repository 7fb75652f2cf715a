import { startGame } from '../../../../client/start/start-game.ts';
import { mountDrawGame } from '../../shared/client/mount-draw-game.ts';
import { scratch } from '../rules/scratch.ts';
import { createScratchView } from './scratch-view.ts';

await startGame({
  id: 'scratch',
  mount: mountDrawGame({ rule: 'scratchRule', rules: scratch, createView: createScratchView }),
});
