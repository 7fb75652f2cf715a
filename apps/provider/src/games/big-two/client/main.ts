import './styles/room.css';
import './styles/table.css';
import './styles/cards.css';
import './styles/low.css';
import { startGame } from '../../../client/start-game.ts';
import { mountGame } from './mount.tsx';
import { catalogues } from './text/text.ts';

await startGame({ id: 'cards', catalogues, mount: mountGame });
