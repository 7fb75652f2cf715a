import type { Text } from './text.ts';

export const text: Text = {
  bigTwo: 'Pusoy Dos',
  tagline: 'Isa laban sa isa. Maunang maubusan ng baraha at kunin ang pot.',
  stakeTitle: 'Taya mo',
  prizeLine: '{prize} ang makukuha ng panalo',
  rakeLine: 'Pot na {pot}, {rake} ang sa bahay ({percent} %)',
  find: 'Humanap ng laro sa {stake}',
  looking: 'Naghahanap ng makakalaro…',
  lookingNote: 'Kung walang dumating, uupo ang bahay. Hindi hihigit sa nakikita mo ang nakikita nito.',
  cancel: 'Kanselahin',
  house: 'Ang bahay',
  player: 'Manlalaro {name}',
  away: 'wala',
  pot: 'Pot',
  yourTurn: 'Ikaw na',
  theirTurn: 'Turno nila',
  leadAny: 'Maglabas ng kahit ano',
  leadWith: 'Isama ang {card} sa unang labas',
  beat: 'Talunin o pumasa',
  pass: 'Pasa',
  play: 'Ilabas',
  clear: 'Ibalik',
  passed: 'Pasa',
  cardsLeft: '{count} baraha',
  seconds: '{count} segundo pa',
  notAllowed: 'Hindi mailalabas ang mga ito ngayon.',
  movedOn: 'Umusad na ang mesa.',
  won: 'Panalo ka',
  lost: 'Talo ka',
  wonNote: 'Sa iyo ang {prize}.',
  lostNote: 'Sa panalo mapupunta ang {stake}.',
  theirCards: 'Naiwan sa kanila',
  again: 'Maglaro muli',
  lobby: 'Ibang taya',
  check: 'Suriin ang bigay',
  rules: 'Paano laruin',
  rulesDeal:
    'Binabalasa ang 52 baraha at tig-13 ang dalawang manlalaro; nakataob ang iba. Mula mababa: 3 4 5 6 7 8 9 10 J Q K A 2. Sa parehong ranggo, pinakamababa ang ♣, saka ♠, ♥ at ♦.',
  rulesLead:
    'Ang may pinakamababang barahang naibigay ang mauuna at ilalabas iyon, mag-isa o may kasama. Ang kabila ay maglalabas ng kasindaming mas mataas, o papasa. Pagkatapos ng pasa, malayang maglabas.',
  rulesPlays:
    'Isang baraha, pares, tatlong magkapareho, o lima: straight, flush, full house, apat na magkapareho at isa pa, straight flush, paangat ang halaga. Hindi umiikot ang straight lampas sa 2.',
  rulesClock:
    'May {seconds} segundo bawat galaw. Kapag naubos, papasa ang orasan para sa iyo o ilalabas ang pinakamababa mo; makakabalik ka anumang oras. Laging tinatapos ang nasimulang laro.',
  rulesPot:
    'Pareho ang taya ng dalawa. Sa panalo ang pot maliban sa {percent} %, iyon lang ang sa bahay: {return} sa bawat 100 itinaya ang napupunta sa mga panalo. Pantay ang dalawang puwesto.',
  rulesHouse:
    'Kung walang iba, ang bahay ang lalaro, sa sariling taya, ayon sa takdang tuntunin at sa nakikita lang nito.',
  rulesFair:
    'Bago ang taya, ipinapakita ang fingerprint ng lihim na numero. Mula roon at sa bahaging idinaragdag ng device ng bawat manlalaro ang bigay. Pagkatapos, ipinapakita ang numero at kayang magbigay muli ng browser mo.',
  fingerprint: 'Fingerprint ng bigay',
  dealtTo: 'Mga baraha mo, ibinigay muli',
};
