import './styles/ways.css';
import { startGame } from '../../../client/start/start-game.ts';
import { mountGame } from './mount.ts';

await startGame({ id: 'ways', mount: mountGame });
