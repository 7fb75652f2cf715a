import { startGame } from '../../../client/start-game.ts';
import { mountGame } from './mount.ts';
import { catalogues } from './text/text.ts';

await startGame({ id: 'lines', catalogues, mount: mountGame });
