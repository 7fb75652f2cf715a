import { startGame } from '../../../client/start/start-game.ts';
import { mountGame } from './mount.ts';

await startGame({ id: 'fish', mount: mountGame });
