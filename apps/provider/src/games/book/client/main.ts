import './styles/page.css';
import './styles/foot.css';
import './styles/sheets.css';
import './styles/cards.css';
import './styles/match.css';
import './styles/slip.css';
import './styles/stake.css';
import './styles/receipt.css';
import './styles/bets.css';
import './styles/wide.css';
import { openGame } from '../../../client-kit/open-game.ts';
import { sitDown } from './sit-down.tsx';
import { catalogues } from './text/text.ts';

await openGame({ id: 'book', catalogues, sitDown });
