import { tableText } from '../../../../client/tables/text/pt.data.ts';
import type { CrashText } from './text.ts';

export const text: CrashText = {
  ...tableText,
  sky: 'Um foguete que sobe com o multiplicador',
  target: 'Saque automático',
  lowerTarget: 'Baixar alvo',
  raiseTarget: 'Subir alvo',
  cashOut: 'Sacar {amount}',
  leave: 'Sacar',
  cashedOut: 'Sacou em {multiplier}',
  cancelBet: 'Cancelar a aposta de {amount}',
  aboard: 'Você está a bordo',
  flying: 'Em voo',
  flewAway: 'Foi embora!',
  tooLateToLeave: 'O foguete já tinha ido embora.',
  howTo:
    'Você embarca com sua aposta e o foguete decola. O multiplicador cresce até que, em algum momento, ele vai embora. Saque antes disso e receba sua aposta vezes o multiplicador daquele instante.',
  howTarget:
    'Com o saque automático, o servidor faz isso por você no seu alvo, mesmo sem conexão. Em 1000.00× todos a bordo são pagos.',
  howChance:
    'Um alvo de x é alcançado em 97 de cada 100·x voos: 97 de cada 100 apostados voltam, qualquer que seja o alvo. Três em cada cem voos não saem do chão.',
  howClock: 'O relógio do servidor decide. Um toque que chega depois que o foguete se foi chega tarde.',
};
