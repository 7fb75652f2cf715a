import { tableText } from '../../../../client/tables/text/es.data.ts';
import type { CrashText } from './text.ts';

export const text: CrashText = {
  ...tableText,
  sky: 'Un cohete que sube con el multiplicador',
  target: 'Retiro automático',
  lowerTarget: 'Bajar objetivo',
  raiseTarget: 'Subir objetivo',
  cashOut: 'Retirar {amount}',
  leave: 'Retirar',
  cashedOut: 'Retirado a {multiplier}',
  cancelBet: 'Cancelar la apuesta de {amount}',
  aboard: 'Estás a bordo',
  flying: 'En vuelo',
  flewAway: '¡Se fue!',
  tooLateToLeave: 'El cohete ya se había ido.',
  howTo:
    'Subes con tu apuesta y el cohete despega. El multiplicador crece hasta que, en algún momento, se va. Retírate antes y cobras tu apuesta por el multiplicador de ese instante.',
  howTarget:
    'Con el retiro automático lo hace el servidor por ti en tu objetivo, aunque se corte tu conexión. A 1000.00× cobran todos los que sigan a bordo.',
  howChance:
    'Un objetivo de x se alcanza en 97 de cada 100·x vuelos: vuelven 97 de cada 100 apostados, apuntes a donde apuntes. Tres de cada cien vuelos no despegan.',
  howClock: 'Decide el reloj del servidor. Un toque que llega cuando el cohete ya se fue llega tarde.',
};
