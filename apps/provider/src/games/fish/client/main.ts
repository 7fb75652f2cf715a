import './styles/fish-panel.css';
import './styles/fish.css';
import { openGame } from '../../../client-kit/open-game.ts';
import { sitDown } from './sit-down.ts';
import { catalogues } from './text/text.ts';

await openGame({ id: 'fish', catalogues, sitDown });
