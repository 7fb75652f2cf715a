import './styles/stage.css';
import './styles/panel.css';
import './styles/sizes.css';
import { openGame } from '../../../client-kit/open-game.ts';
import { sitDown } from './game/sit-down.ts';
import { catalogues } from './text/text.ts';

await openGame({ id: 'lines', catalogues, sitDown });
