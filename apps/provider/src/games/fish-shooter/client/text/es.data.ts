import type { Text } from './text.ts';

export const text: Text = {
  catch: 'Captura',
  shots: 'Tiros',
  load: 'Cargar {amount}',
  loadFirst: 'Carga el cañón para empezar',
  aim: 'Apunta y toca el mar',
  goOnShooting: 'Tu cargador sigue lleno',
  fire: 'Disparar',
  weaker: 'Cañón más débil',
  stronger: 'Cañón más fuerte',
  handBack: 'Devolver el resto',
  caught: '×{prize} · {amount}',
  packFinished: 'Cargador terminado',
  nothing: 'Esta vez no hay captura',
  packNote: 'El cargador costó {stake}',
  seaLabel: 'Un mar con peces y un cañón',
  howTitle: 'Cómo se juega',
  howRule:
    'Un cargador de {units} tiros es una apuesta. El cañón tiene los niveles {levels}: cada nivel gasta esos tiros a la vez y la captura paga en la misma medida. Toca el mar para apuntar y disparar; con teclado, flechas y espacio.',
  missRule: 'Solo cuesta el tiro que acierta. El que no toca nada vuelve a ser tuyo.',
  preyTitle: 'La captura',
  preyRule:
    'El premio se cuenta en tiros del nivel del cañón. Debajo está la probabilidad de que un acierto capture. Todas devuelven lo mismo: {percent} de cada 100 a la larga, apuntes a lo que apuntes.',
  handBackRule:
    'Lo que no hayas disparado se devuelve a su precio íntegro junto con la captura. Un cargador abandonado media hora se liquida igual.',
};
