import type { Text } from './text.ts';

export const text: Text = {
  spin: 'Girar',
  goodLuck: 'Boa sorte!',
  lineWin: 'Linha {line} · {count} seguidos · {amount}',
  scatterWin: '{count} scatters · {amount}',
  noWin: 'Sem prêmio desta vez',
  freeSpins: 'Giros grátis',
  freeSpinsWon: 'Você ganhou {count} giros grátis',
  freeSpinsRule: 'Cada prêmio vale {multiplier}×. Giros grátis não custam nada.',
  moreFreeSpins: 'Mais {count} giros grátis',
  freeSpinsLeft: 'Giro {done} de {total}',
  freeSpinsTotal: 'Os giros grátis renderam',
  paytable: 'O que ganha',
  paytableNote:
    'Prêmios para a aposta de {bet}. As linhas pagam a partir do primeiro rolo, a sequência mais longa de cada linha.',
  wildRule: 'Substitui todos os símbolos, menos o scatter. Rolos 2 a 5.',
  scatterRule:
    'Três ou mais em qualquer lugar pagam {three}, {four} ou {five} e abrem {a}, {b} ou {c} giros grátis em que cada prêmio vale {multiplier}×.',
  linesTitle: 'Linhas',
  linesRule: '{count} linhas, sempre todas em jogo.',
};
