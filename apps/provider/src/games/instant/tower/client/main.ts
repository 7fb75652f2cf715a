import { startGame } from '../../../../client/start/start-game.ts';
import { mountLadderGame } from '../../shared/client/mount-ladder-game.ts';
import { floorCount, tower } from '../rules/tower.ts';
import { createTowerView } from './tower-view.ts';

await startGame({
  id: 'tower',
  mount: mountLadderGame({ rule: 'towerRule', rules: tower, maxAutoSteps: floorCount, createView: createTowerView }),
});
