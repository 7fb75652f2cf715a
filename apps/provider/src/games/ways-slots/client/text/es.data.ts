import { text as slot } from '../../../slots-shared/client/text/es.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  waysTitle: '{count} formas',
  waysRule:
    'Los símbolos iguales en rodillos contiguos ganan desde el primero, estén donde estén: {count} formas, siempre todas en juego. Varios iguales en un rodillo multiplican las formas.',
  waysNote: 'Premios por cada forma, con una apuesta de {bet}. Cuenta la serie más larga de cada símbolo.',
  waysWin: '{count} seguidos · {ways} formas · {amount}',
  waysScatterRule: 'Tres o más en cualquier lugar pagan {three}, {four} o {five} y abren {a}, {b} o {c} giros gratis.',
  trailLabel: 'Multiplicador',
  trailNote: 'Los premios cuentan {start}× al principio. Cada {wilds} comodines suben uno el multiplicador.',
  trailRule:
    'El primer giro gratis cuenta {start}×. Los comodines que salen se acumulan: cada {wilds} suben uno el multiplicador de los giros siguientes, hasta {top}×. Tres o más scatters añaden {more} giros, hasta {longest} en total. Los giros gratis no cuestan nada.',
};
