import { text as slot } from '../../../slots-shared/client/text/pt.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  waysTitle: '{count} maneiras',
  waysRule:
    'Símbolos iguais em rolos vizinhos ganham a partir do primeiro, onde quer que estejam: {count} maneiras, sempre todas em jogo. Vários iguais num rolo multiplicam as maneiras.',
  waysNote: 'Prêmios por maneira, com uma aposta de {bet}. Conta a sequência mais longa de cada símbolo.',
  waysWin: '{count} seguidos · {ways} maneiras · {amount}',
  waysScatterRule:
    'Três ou mais em qualquer lugar pagam {three}, {four} ou {five} e abrem {a}, {b} ou {c} giros grátis.',
  trailLabel: 'Multiplicador',
  trailNote: 'No início os prêmios contam {start}×. Cada {wilds} curingas sobem o multiplicador em um.',
  trailRule:
    'O primeiro giro grátis conta {start}×. Os curingas que aparecem são juntados: cada {wilds} sobem em um o multiplicador dos giros seguintes, até {top}×. Três ou mais scatters acrescentam {more} giros, até {longest} no total. Os giros grátis não custam nada.',
};
