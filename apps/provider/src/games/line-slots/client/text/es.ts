import type { Text } from './text.ts';

export const text: Text = {
  spin: 'Girar',
  goodLuck: '¡Buena suerte!',
  lineWin: 'Línea {line} · {count} seguidos · {amount}',
  scatterWin: '{count} scatters · {amount}',
  noWin: 'Esta vez sin premio',
  freeSpins: 'Giros gratis',
  freeSpinsWon: 'Ganaste {count} giros gratis',
  freeSpinsRule: 'Cada premio vale {multiplier}×. Los giros gratis no cuestan nada.',
  moreFreeSpins: '{count} giros gratis más',
  freeSpinsLeft: 'Giro {done} de {total}',
  freeSpinsTotal: 'Los giros gratis te dieron',
  paytable: 'Qué gana',
  paytableNote:
    'Premios para la apuesta de {bet}. Las líneas pagan desde el primer rodillo, la serie más larga de cada línea.',
  wildRule: 'Sustituye a todos los símbolos menos al scatter. Rodillos 2 a 5.',
  scatterRule:
    'Tres o más en cualquier lugar pagan {three}, {four} o {five} y abren {a}, {b} o {c} giros gratis en los que cada premio vale {multiplier}×.',
  linesTitle: 'Líneas',
  linesRule: '{count} líneas, siempre todas en juego.',
};
