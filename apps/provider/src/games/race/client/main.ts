import '../../../client-kit/tables/styles/table.css';
import '../../../client-kit/tables/styles/table-chips.css';
import '../../../client-kit/tables/styles/table-foot.css';
import './styles.css';
import '../../../client-kit/tables/styles/table-sizes.css';
import { openGame } from '../../../client-kit/open-game.ts';
import { sitDown } from './sit-down.ts';
import { catalogues } from './text/text.ts';

await openGame({ id: 'race', catalogues, sitDown });
