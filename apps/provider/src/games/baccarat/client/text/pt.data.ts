import { tableText } from '../../../../client/tables/text/pt.data.ts';
import type { BaccaratText } from './text.ts';

export const text: BaccaratText = {
  ...tableText,
  player: 'Jogador',
  banker: 'Banca',
  tie: 'Empate',
  playerPair: 'Par jogador',
  bankerPair: 'Par banca',
  playerLetter: 'J',
  bankerLetter: 'B',
  tieLetter: 'E',
  playerWins: 'Jogador vence {a} : {b}',
  bankerWins: 'Banca vence {a} : {b}',
  tied: 'Empate em {a}',
  howTo:
    'Duas mãos são dadas. Vence a mais próxima de nove; só conta o último dígito da soma. O ás vale 1, dez e figuras valem 0. Você aposta em uma mão, no empate ou em um par.',
  howCards:
    'Oito ou nove com duas cartas encerra a rodada. Senão, o jogador compra a terceira carta até cinco; a banca compra pela tabela fixa. No empate, as apostas em jogador e banca voltam.',
  howPairs: 'Par: as duas primeiras cartas daquela mão têm o mesmo valor.',
  howRoads: 'As estradas mostram o que já foi. Cada rodada sai de um baralho recém-embaralhado: elas não preveem nada.',
  howShoe: 'Oito baralhos, embaralhados de novo a cada rodada.',
};
