import { startGame } from '../../../../client/start/start-game.ts';
import { mountDrawGame } from '../../shared/client/mount-draw-game.ts';
import { dice } from '../rules/dice.ts';
import { createDiceView } from './dice-view.ts';

await startGame({ id: 'dice', mount: mountDrawGame({ rule: 'diceRule', rules: dice, createView: createDiceView }) });
