import type { Text } from './text.ts';

export const text: Text = {
  spin: 'Paikutin',
  goodLuck: 'Suwertehin ka!',
  lineWin: 'Linya {line} · {count} magkasunod · {amount}',
  scatterWin: '{count} scatter · {amount}',
  noWin: 'Walang panalo ngayon',
  freeSpins: 'Libreng ikot',
  freeSpinsWon: 'Nanalo ka ng {count} libreng ikot',
  freeSpinsRule: '{multiplier}× ang bawat panalo. Walang bayad ang libreng ikot.',
  moreFreeSpins: '{count} pang libreng ikot',
  freeSpinsLeft: 'Ikot {done} sa {total}',
  freeSpinsTotal: 'Panalo sa libreng ikot',
  paytable: 'Ano ang nananalo',
  paytableNote:
    'Mga premyo para sa tayang {bet}. Nagbabayad ang mga linya mula sa unang reel, ang pinakamahabang sunod ng bawat linya.',
  wildRule: 'Pumapalit sa lahat ng simbolo maliban sa scatter. Reel 2 hanggang 5.',
  scatterRule:
    'Tatlo o higit pa kahit saan ay nagbabayad ng {three}, {four} o {five} at nagbubukas ng {a}, {b} o {c} libreng ikot na {multiplier}× ang bawat panalo.',
  linesTitle: 'Mga linya',
  linesRule: '{count} linya, laging nilalaro lahat.',
};
