import { tableText } from '../../../../client/tables/text/es.data.ts';
import type { RouletteText } from './text.ts';

export const text: RouletteText = {
  ...tableText,
  wheel: 'Rueda de la ruleta',
  dozen: '{numbers}',
  low: '1–18',
  even: 'Par',
  red: 'Rojo',
  black: 'Negro',
  odd: 'Impar',
  high: '19–36',
  neighbours: 'Vecinos ±{count}',
  straight: 'Un número',
  split: 'Dos números',
  street: 'Tres números',
  corner: 'Cuatro números',
  line: 'Seis números',
  dozenOrColumn: 'Docena o columna',
  evenChance: 'Suerte sencilla',
  across: 'De una casilla a otra, también las líneas entre números',
  howTo:
    'Se lanza una bola a una rueda con los números del 0 al 36. Pon fichas en lo que esperas: números, colores, docenas, columnas.',
  howInside:
    'Toca un número, o la línea entre números para apostar a dos, tres, cuatro o seis a la vez. Con el cero pierden todas las apuestas que no lo incluyen.',
  howNeighbours:
    'Con vecinos activado, tocar un número pone también una ficha en los dos números a cada lado en la rueda.',
  howPast: 'Cada giro es independiente. Los números anteriores no dicen nada del siguiente.',
};
