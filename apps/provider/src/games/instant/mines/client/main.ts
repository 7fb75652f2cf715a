import { startGame } from '../../../../client/start/start-game.ts';
import { mountLadderGame } from '../../shared/client/mount-ladder-game.ts';
import { mines } from '../rules/mines.ts';
import { createMinesView } from './mines-view.ts';

await startGame({
  id: 'mines',
  mount: mountLadderGame({ rule: 'minesRule', rules: mines, maxAutoSteps: 10, createView: createMinesView }),
});
