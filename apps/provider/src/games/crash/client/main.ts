import '../../../client/tables/styles/table.css';
import '../../../client/tables/styles/table-chips.css';
import '../../../client/tables/styles/table-footer.css';
import './styles.css';
import './bet-panel.css';
import '../../../client/tables/styles/table-sizes.css';
import './sizes.css';
import { startGame } from '../../../client/start/start-game.ts';
import { mountGame } from './mount.ts';

await startGame({ id: 'crash', mount: mountGame });
