import { tableText } from '../../../../client/tables/text/es.data.ts';
import type { RaceText } from './text.ts';

export const text: RaceText = {
  ...tableText,
  win1: 'Gana',
  place: 'Colocado',
  exacta: 'Exacta',
  runner: 'Corredor',
  track: 'Seis gallos en la pista',
  howTo:
    'Seis gallos dibujados corren por maíz. Apuesta a quién llega primero, quién queda entre los dos primeros, o quién llega primero y segundo en ese orden.',
  howMarkets:
    'Gana paga si tu gallo llega primero, Colocado si llega primero o segundo, Exacta si ambos llegan en el orden elegido. Las cuotas incluyen la apuesta.',
  howForm:
    'La barra bajo el nombre es su forma: las probabilidades de una carrera las fija su número, se muestran como cuotas antes de apostar y se sortean puesto a puesto. Antes de cada carrera los gallos cambian de forma.',
  howKind: 'No participa ningún animal. Son dibujos, les encanta correr y todos reciben maíz.',
};
