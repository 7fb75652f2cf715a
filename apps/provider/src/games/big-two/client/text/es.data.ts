import type { Text } from './text.ts';

export const text: Text = {
  bigTwo: 'Big Two',
  tagline: 'Uno contra uno. Quédate sin cartas primero y llévate el bote.',
  stakeTitle: 'Tu apuesta',
  prizeLine: 'El ganador recibe {prize}',
  rakeLine: 'Bote {pot}, del que la casa retiene {rake} ({percent} %)',
  find: 'Buscar partida de {stake}',
  looking: 'Buscando con quién jugar…',
  lookingNote: 'Si no viene nadie, se sienta la casa. No ve más que tú.',
  cancel: 'Cancelar',
  house: 'La casa',
  player: 'Jugador {name}',
  away: 'ausente',
  pot: 'Bote',
  yourTurn: 'Tu turno',
  theirTurn: 'Su turno',
  leadAny: 'Sal con lo que quieras',
  leadWith: 'Sal con el {card} entre tus cartas',
  beat: 'Supera o pasa',
  pass: 'Pasar',
  play: 'Jugar',
  clear: 'Devolver',
  passed: 'Paso',
  cardsLeft: '{count} cartas',
  seconds: 'quedan {count} segundos',
  notAllowed: 'Estas cartas no se pueden jugar ahora.',
  movedOn: 'La mesa ya avanzó.',
  won: 'Ganas',
  lost: 'Pierdes',
  wonNote: '{prize} son tuyos.',
  lostNote: '{stake} van al ganador.',
  theirCards: 'Cartas que le quedaban',
  again: 'Jugar otra vez',
  lobby: 'Otra apuesta',
  check: 'Comprobar el reparto',
  rules: 'Cómo se juega',
  rulesDeal:
    'Se baraja un mazo de 52 y cada uno de los dos jugadores recibe 13 cartas; el resto queda boca abajo. De menor a mayor: 3 4 5 6 7 8 9 10 J Q K A 2. En un mismo rango ♣ es el menor, luego ♠, ♥ y ♦.',
  rulesLead:
    'Empieza quien tiene la carta más baja repartida y la juega, sola o con otras. El otro juega igual número de cartas de más valor, o pasa. Tras un pase se sale de nuevo con lo que sea.',
  rulesPlays:
    'Una carta, un par, un trío o cinco: escalera, color, full, póquer con otra carta, escalera de color, cada una sobre la anterior. La escalera no da la vuelta tras el 2.',
  rulesClock:
    'Hay {seconds} segundos por jugada. Si se acaban, el reloj pasa por ti o sale con tu carta más baja; vuelve y sigue cuando quieras. Una mano empezada siempre se juega hasta el final.',
  rulesPot:
    'Ambos ponen lo mismo. El ganador recibe el bote menos un {percent} %, todo lo que retiene la casa: {return} de cada 100 apostados van a los ganadores. Los dos puestos son iguales.',
  rulesHouse: 'Si no hay nadie juega la casa, con su propia apuesta, por una regla fija y solo con lo que puede ver.',
  rulesFair:
    'Antes de apostar se muestra la huella de un número secreto. El reparto sale de él y de una parte que añade el dispositivo de cada jugador. Tras la mano se muestra el número y tu navegador puede repartir de nuevo.',
  fingerprint: 'Huella del reparto',
  dealtTo: 'Tus cartas, repartidas de nuevo',
};
