import type { Text } from './text.ts';

export const text: Text = {
  catch: 'Captura',
  shots: 'Tiros',
  load: 'Carregar {amount}',
  loadFirst: 'Carregue o canhão para começar',
  aim: 'Mire e toque no mar',
  goOnShooting: 'Seu carregador ainda está cheio',
  fire: 'Atirar',
  weaker: 'Canhão mais fraco',
  stronger: 'Canhão mais forte',
  handBack: 'Devolver o resto',
  caught: '×{prize} · {amount}',
  packFinished: 'Carregador terminado',
  nothing: 'Desta vez não houve captura',
  packNote: 'O carregador custou {stake}',
  seaLabel: 'Um mar com peixes e um canhão',
  howTitle: 'Como jogar',
  howRule:
    'Um carregador de {units} tiros é uma aposta. O canhão tem os níveis {levels}: cada nível gasta esses tiros de uma vez e a captura paga na mesma medida. Toque no mar para mirar e atirar; no teclado, setas e espaço.',
  missRule: 'Só custa o tiro que acerta. O que não toca em nada volta a ser seu.',
  preyTitle: 'A captura',
  preyRule:
    'O prêmio conta em tiros do nível do canhão. Abaixo está a chance de um acerto capturar. Todos devolvem o mesmo: {percent} em cada 100 no longo prazo, seja qual for o alvo.',
  handBackRule:
    'O que você não atirou é devolvido pelo preço inteiro, junto com a captura. Um carregador deixado por meia hora é liquidado do mesmo modo.',
};
