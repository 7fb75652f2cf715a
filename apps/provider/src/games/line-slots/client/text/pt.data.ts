import { text as slot } from '../../../slots-shared/client/text/pt.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  lineWin: 'Linha {line} · {count} seguidos · {amount}',
  freeSpinsRule: 'Cada prêmio vale {multiplier}×. Giros grátis não custam nada.',
  paytableNote:
    'Prêmios para a aposta de {bet}. As linhas pagam a partir do primeiro rolo, a sequência mais longa de cada linha.',
  scatterRule:
    'Três ou mais em qualquer lugar pagam {three}, {four} ou {five} e abrem {a}, {b} ou {c} giros grátis em que cada prêmio vale {multiplier}×.',
  linesTitle: 'Linhas',
  linesRule: '{count} linhas, sempre todas em jogo.',
};
