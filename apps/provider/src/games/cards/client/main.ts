import './styles/room.css';
import './styles/table.css';
import './styles/cards.css';
import './styles/low.css';
import { openGame } from '../../../client-kit/open-game.ts';
import { sitDown } from './sit-down.tsx';
import { catalogues } from './text/text.ts';

await openGame({ id: 'cards', catalogues, sitDown });
