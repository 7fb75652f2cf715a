import type { Text } from './text.ts';

export const text: Text = {
  bigTwo: 'Big Two',
  tagline: 'Um contra um. Fique sem cartas primeiro e leve o pote.',
  stakeTitle: 'Sua aposta',
  prizeLine: 'O vencedor recebe {prize}',
  rakeLine: 'Pote {pot}, do qual a casa fica com {rake} ({percent} %)',
  find: 'Procurar jogo de {stake}',
  looking: 'Procurando alguém para jogar…',
  lookingNote: 'Se ninguém vier, a casa se senta. Ela não vê mais do que você.',
  cancel: 'Cancelar',
  house: 'A casa',
  player: 'Jogador {name}',
  away: 'ausente',
  pot: 'Pote',
  yourTurn: 'Sua vez',
  theirTurn: 'Vez do outro',
  leadAny: 'Saia com o que quiser',
  leadWith: 'Saia com o {card} entre as cartas',
  beat: 'Supere ou passe',
  pass: 'Passar',
  play: 'Jogar',
  clear: 'Devolver',
  passed: 'Passo',
  cardsLeft: '{count} cartas',
  seconds: 'restam {count} segundos',
  notAllowed: 'Estas cartas não podem ser jogadas agora.',
  movedOn: 'A mesa já avançou.',
  won: 'Você ganhou',
  lost: 'Você perdeu',
  wonNote: '{prize} são seus.',
  lostNote: '{stake} vão para o vencedor.',
  theirCards: 'Sobrou do outro lado',
  again: 'Jogar de novo',
  lobby: 'Outra aposta',
  check: 'Conferir as cartas',
  rules: 'Como se joga',
  rulesDeal:
    'Um baralho de 52 é embaralhado e cada um dos dois jogadores recebe 13 cartas; o resto fica virado. Da menor à maior: 3 4 5 6 7 8 9 10 J Q K A 2. No mesmo valor ♣ é o menor, depois ♠, ♥ e ♦.',
  rulesLead:
    'Começa quem tem a carta mais baixa distribuída e a joga, sozinha ou com outras. O outro joga o mesmo número de cartas de maior valor, ou passa. Depois de um passe sai-se de novo com qualquer coisa.',
  rulesPlays:
    'Uma carta, um par, uma trinca ou cinco: sequência, flush, full house, quadra com outra carta, straight flush, cada uma acima da anterior. A sequência não dá a volta depois do 2.',
  rulesClock:
    'Há {seconds} segundos por jogada. Se acabam, o relógio passa por você ou sai com sua menor carta; volte e jogue quando quiser. Uma mão começada é sempre jogada até o fim.',
  rulesPot:
    'Os dois põem a mesma aposta. O vencedor recebe o pote menos {percent} %, que é tudo o que a casa retém: {return} de cada 100 apostados vão para os vencedores. Os dois lugares são iguais.',
  rulesHouse: 'Sem ninguém, a casa joga, com a própria aposta, por uma regra fixa e só pelo que pode ver.',
  rulesFair:
    'Antes das apostas é mostrada a impressão digital de um número secreto. As cartas saem dele e de uma parte que o aparelho de cada jogador acrescenta. Depois da mão o número é mostrado e seu navegador pode distribuir de novo.',
  fingerprint: 'Impressão digital das cartas',
  dealtTo: 'Suas cartas, distribuídas de novo',
};
