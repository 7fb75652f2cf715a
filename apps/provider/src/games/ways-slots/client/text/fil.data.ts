import { text as slot } from '../../../slots-shared/client/text/fil.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  waysTitle: '{count} paraan',
  waysRule:
    'Nananalo ang magkakaparehong simbolo sa magkakatabing reel mula sa una, saanman sila nakatayo: {count} paraan, lahat laging nilalaro. Pinararami ng magkakapareho sa iisang reel ang mga paraan.',
  waysNote: 'Premyo sa bawat paraan, sa tayang {bet}. Ang pinakamahabang sunod ng simbolo ang binibilang.',
  waysWin: '{count} magkasunod · {ways} paraan · {amount}',
  waysScatterRule:
    'Tatlo o higit pa saanman ay nagbabayad ng {three}, {four} o {five} at nagbubukas ng {a}, {b} o {c} libreng ikot.',
  trailLabel: 'Multiplier',
  trailNote: '{start}× ang bilang ng panalo sa simula. Bawat {wilds} wild ay nagdaragdag ng isa sa multiplier.',
  trailRule:
    'Ang unang libreng ikot ay {start}×. Iniipon ang mga wild na nakikita: bawat {wilds} ay nagdaragdag ng isa sa multiplier ng mga susunod na ikot, hanggang {top}×. Tatlo o higit pang scatter ay nagdaragdag ng {more} ikot, hanggang {longest} lahat-lahat. Walang bayad ang mga libreng ikot.',
};
