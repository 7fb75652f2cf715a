import './styles/stage.css';
import './styles/panel.css';
import './styles/sizes.css';
import { startGame } from '../../../client/start-game.ts';
import { mountGame } from './game/mount.ts';
import { catalogues } from './text/text.ts';

await startGame({ id: 'lines', catalogues, mount: mountGame });
