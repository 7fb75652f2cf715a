import '../../lines/client/styles/stage.css';
import '../../lines/client/styles/panel.css';
import '../../lines/client/styles/sizes.css';
import './styles/cluster.css';
import { openGame } from '../../../client-kit/open-game.ts';
import { sitDown } from './sit-down.ts';
import { catalogues } from './text/text.ts';

await openGame({ id: 'cluster', catalogues, sitDown });
