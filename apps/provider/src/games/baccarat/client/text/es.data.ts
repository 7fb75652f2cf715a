import { tableText } from '../../../../client/tables/text/es.data.ts';
import type { BaccaratText } from './text.ts';

export const text: BaccaratText = {
  ...tableText,
  player: 'Jugador',
  banker: 'Banca',
  tie: 'Empate',
  playerPair: 'Par jugador',
  bankerPair: 'Par banca',
  playerLetter: 'J',
  bankerLetter: 'B',
  tieLetter: 'E',
  playerWins: 'Gana el jugador {a} : {b}',
  bankerWins: 'Gana la banca {a} : {b}',
  tied: 'Empate a {a}',
  howTo:
    'Se reparten dos manos. Gana la más cercana a nueve; solo cuenta la última cifra de la suma. El as vale 1, el diez y las figuras 0. Apuestas a una mano, al empate o a un par.',
  howCards:
    'Ocho o nueve con dos cartas termina la ronda. Si no, el jugador pide una tercera carta hasta cinco; la banca pide según la tabla fija. En un empate se devuelven las apuestas a jugador y banca.',
  howPairs: 'Par: las dos primeras cartas de esa mano tienen el mismo valor.',
  howRoads: 'Los caminos muestran lo que ya pasó. Cada ronda sale de un mazo recién barajado: no predicen nada.',
  howShoe: 'Ocho barajas, barajadas de nuevo en cada ronda.',
};
