import { text as slot } from '../../../slots-shared/client/text/es.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  lineWin: 'Línea {line} · {count} seguidos · {amount}',
  freeSpinsRule: 'Cada premio vale {multiplier}×. Los giros gratis no cuestan nada.',
  paytableNote:
    'Premios para la apuesta de {bet}. Las líneas pagan desde el primer rodillo, la serie más larga de cada línea.',
  scatterRule:
    'Tres o más en cualquier lugar pagan {three}, {four} o {five} y abren {a}, {b} o {c} giros gratis en los que cada premio vale {multiplier}×.',
  linesTitle: 'Líneas',
  linesRule: '{count} líneas, siempre todas en juego.',
};
