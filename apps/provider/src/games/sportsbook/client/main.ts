import './styles/page.css';
import './styles/footer.css';
import './styles/sheets.css';
import './styles/cards.css';
import './styles/match.css';
import './styles/slip.css';
import './styles/stake.css';
import './styles/receipt.css';
import './styles/bets.css';
import './styles/wide.css';
import { startGame } from '../../../client/start/start-game.ts';
import { mountGame } from './mount.tsx';

await startGame({ id: 'book', mount: mountGame });
