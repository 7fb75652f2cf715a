import type { SlotText } from './slot-text.ts';

export const text: SlotText = {
  spin: 'Girar',
  goodLuck: 'Boa sorte!',
  scatterWin: '{count} scatters · {amount}',
  noWin: 'Sem prêmio desta vez',
  freeSpins: 'Giros grátis',
  freeSpinsWon: 'Você ganhou {count} giros grátis',
  moreFreeSpins: 'Mais {count} giros grátis',
  freeSpinsLeft: 'Giro {done} de {total}',
  freeSpinsTotal: 'Os giros grátis renderam',
  paytable: 'O que ganha',
  wildRule: 'Substitui todos os símbolos, menos o scatter. Rolos 2 a 5.',
};
