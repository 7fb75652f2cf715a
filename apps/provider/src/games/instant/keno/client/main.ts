import { startGame } from '../../../../client/start/start-game.ts';
import { mountDrawGame } from '../../shared/client/mount-draw-game.ts';
import { keno } from '../rules/keno.ts';
import { createKenoView } from './keno-view.ts';

await startGame({ id: 'keno', mount: mountDrawGame({ rule: 'kenoRule', rules: keno, createView: createKenoView }) });
