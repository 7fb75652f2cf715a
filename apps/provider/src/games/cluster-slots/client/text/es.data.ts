import { text as slot } from '../../../slots-shared/client/text/es.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  clusterTitle: 'Grupos',
  clusterRule:
    '{count} o más símbolos iguales que se tocan por los lados ganan y estallan. Lo que está encima cae en su lugar, y sigue hasta que ya nada estalla. La cuadrícula es de {side} por {side}.',
  clusterNote: 'Premios según el tamaño del grupo, con una apuesta de {bet}, antes del multiplicador.',
  clusterWin: '{count} símbolos · ×{multiplier} · {amount}',
  clusterWildRule:
    'Un grupo de {count} o más deja un comodín. Sustituye a todos los símbolos menos al scatter, en todos los grupos que toca.',
  clusterScatterRule:
    'Tres, cuatro, o cinco y más en la cuadrícula al final abren {a}, {b} o {c} giros gratis. En los giros gratis, tres o más añaden {more}, hasta {longest} en total.',
  ladderLabel: 'Multiplicador',
  ladderNote: 'El multiplicador crece con cada caída y nunca se pierde. Los giros gratis no cuestan nada.',
  ladderRule:
    'Cada caída sube el multiplicador: {steps}. Con el siguiente giro pagado empieza de nuevo; en los giros gratis se conserva de giro a giro, hasta ×{top}.',
  highestWin: 'Un giro gana como mucho {amount}.',
  simulatedNote:
    'Declarado tras simular decenas de millones de rondas: con un 99 por ciento de confianza, la cifra real está entre {from} y {to} por ciento.',
};
