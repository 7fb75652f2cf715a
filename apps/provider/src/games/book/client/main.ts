import './styles/page.css';
import './styles/cards.css';
import './styles/match.css';
import './styles/slip.css';
import './styles/bets.css';
import { openGame } from '../../../client-kit/open-game.ts';
import { sitDown } from './sit-down.tsx';
import { catalogues } from './text/text.ts';

await openGame({ id: 'book', catalogues, sitDown });
