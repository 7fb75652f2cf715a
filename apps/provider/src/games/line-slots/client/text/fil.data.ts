import { text as slot } from '../../../slots-shared/client/text/fil.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  lineWin: 'Linya {line} · {count} magkasunod · {amount}',
  freeSpinsRule: '{multiplier}× ang bawat panalo. Walang bayad ang libreng ikot.',
  paytableNote:
    'Mga premyo para sa tayang {bet}. Nagbabayad ang mga linya mula sa unang reel, ang pinakamahabang sunod ng bawat linya.',
  scatterRule:
    'Tatlo o higit pa kahit saan ay nagbabayad ng {three}, {four} o {five} at nagbubukas ng {a}, {b} o {c} libreng ikot na {multiplier}× ang bawat panalo.',
  linesTitle: 'Mga linya',
  linesRule: '{count} linya, laging nilalaro lahat.',
};
