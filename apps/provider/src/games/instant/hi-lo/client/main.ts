import { startGame } from '../../../../client/start/start-game.ts';
import { mountLadderGame } from '../../shared/client/mount-ladder-game.ts';
import { hiLo } from '../rules/hi-lo.ts';
import { createHiLoView } from './hi-lo-view.ts';

await startGame({
  id: 'hi-lo',
  mount: mountLadderGame({ rule: 'hiLoRule', rules: hiLo, maxAutoSteps: 6, createView: createHiLoView }),
});
