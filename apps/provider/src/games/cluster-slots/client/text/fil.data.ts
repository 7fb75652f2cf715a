import { text as slot } from '../../../slots-shared/client/text/fil.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  clusterTitle: 'Mga kumpol',
  clusterRule:
    'Ang {count} o higit pang magkakaparehong simbolo na magkakadikit sa gilid ay nananalo at pumuputok. Bumabagsak ang nasa itaas sa puwesto nila, hanggang wala nang pumuputok. Ang grid ay {side} por {side}.',
  clusterNote: 'Premyo ayon sa laki ng kumpol, sa tayang {bet}, bago ang multiplier.',
  clusterWin: '{count} simbolo · ×{multiplier} · {amount}',
  clusterWildRule:
    'Ang kumpol na {count} o higit pa ay nag-iiwan ng wild. Pumapalit ito sa lahat ng simbolo maliban sa scatter, sa lahat ng kumpol na dinadaitan nito.',
  clusterScatterRule:
    'Tatlo, apat, o lima at higit pa sa grid sa dulo ay nagbubukas ng {a}, {b} o {c} libreng ikot. Sa libreng ikot, tatlo o higit pa ay nagdaragdag ng {more}, hanggang {longest} lahat-lahat.',
  ladderLabel: 'Multiplier',
  ladderNote: 'Lumalaki ang multiplier sa bawat pagguho at hindi na binabawi. Walang bayad ang mga libreng ikot.',
  ladderRule:
    'Bawat pagguho ay nagtataas ng multiplier: {steps}. Sa susunod na bayad na ikot, magsisimula ulit; sa mga libreng ikot, nananatili ito hanggang ×{top}.',
  highestWin: 'Hindi hihigit sa {amount} ang panalo ng isang ikot.',
  simulatedNote:
    'Mula sa simulasyon ng sampu-sampung milyong round: sa 99 porsiyentong katiyakan, nasa pagitan ng {from} at {to} porsiyento ang tunay na bilang.',
};
