import { tableText } from '../../../../client/tables/text/pt.data.ts';
import type { RaceText } from './text.ts';

export const text: RaceText = {
  ...tableText,
  win1: 'Vence',
  place: 'Colocado',
  exacta: 'Exata',
  runner: 'Corredor',
  track: 'Seis galos na pista',
  howTo:
    'Seis galos desenhados correm por milho. Aposte em quem chega primeiro, em quem fica entre os dois primeiros, ou em quem chega primeiro e segundo nessa ordem.',
  howMarkets:
    'Vence paga quando seu galo é o primeiro, Colocado quando é primeiro ou segundo, Exata quando os dois chegam na ordem escolhida. As cotações incluem a aposta.',
  howForm:
    'A barra sob o nome é a forma: as chances de uma corrida são fixadas pelo número dela, mostradas como cotações antes das apostas e sorteadas posição a posição. Antes de cada corrida os galos trocam de forma.',
  howKind: 'Nenhum animal participa. São desenhos, adoram correr e todos ganham milho.',
};
