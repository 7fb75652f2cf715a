import { text as slot } from '../../../slots-shared/client/text/pt.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  clusterTitle: 'Grupos',
  clusterRule:
    '{count} ou mais símbolos iguais que se tocam pelos lados ganham e estouram. O que está acima cai no lugar deles, e continua até nada mais estourar. A grade é de {side} por {side}.',
  clusterNote: 'Prêmios pelo tamanho do grupo, com uma aposta de {bet}, antes do multiplicador.',
  clusterWin: '{count} símbolos · ×{multiplier} · {amount}',
  clusterWildRule:
    'Um grupo de {count} ou mais deixa um curinga. Ele substitui todos os símbolos menos o scatter, em todos os grupos que toca.',
  clusterScatterRule:
    'Três, quatro, ou cinco e mais na grade no fim abrem {a}, {b} ou {c} giros grátis. Nos giros grátis, três ou mais acrescentam {more}, até {longest} no total.',
  ladderLabel: 'Multiplicador',
  ladderNote: 'O multiplicador cresce a cada queda e nunca é retirado. Os giros grátis não custam nada.',
  ladderRule:
    'Cada queda sobe o multiplicador: {steps}. No próximo giro pago ele recomeça; nos giros grátis fica de giro em giro, até ×{top}.',
  highestWin: 'Um giro ganha no máximo {amount}.',
  simulatedNote:
    'Declarado por uma simulação de dezenas de milhões de rodadas: com 99 por cento de confiança, o valor real está entre {from} e {to} por cento.',
};
