import './styles/room.css';
import './styles/table.css';
import './styles/cards.css';
import './styles/low.css';
import { startGame } from '../../../client/start/start-game.ts';
import { mountGame } from './mount.tsx';

await startGame({ id: 'cards', mount: mountGame });
