import type { SlotText } from './slot-text.ts';

export const text: SlotText = {
  spin: 'Girar',
  goodLuck: '¡Buena suerte!',
  scatterWin: '{count} scatters · {amount}',
  noWin: 'Esta vez sin premio',
  freeSpins: 'Giros gratis',
  freeSpinsWon: 'Ganaste {count} giros gratis',
  moreFreeSpins: '{count} giros gratis más',
  freeSpinsLeft: 'Giro {done} de {total}',
  freeSpinsTotal: 'Los giros gratis te dieron',
  paytable: 'Qué gana',
  wildRule: 'Sustituye a todos los símbolos menos al scatter. Rodillos 2 a 5.',
};
