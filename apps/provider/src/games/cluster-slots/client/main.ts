import './styles/cluster.css';
import { startGame } from '../../../client/start-game.ts';
import { mountGame } from './mount.ts';
import { catalogues } from './text/text.ts';

await startGame({ id: 'cluster', catalogues, mount: mountGame });
