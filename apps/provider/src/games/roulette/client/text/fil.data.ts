import { tableText } from '../../../../client/tables/text/fil.data.ts';
import type { RouletteText } from './text.ts';

export const text: RouletteText = {
  ...tableText,
  wheel: 'Gulong ng ruleta',
  dozen: '{numbers}',
  low: '1–18',
  even: 'Pares',
  red: 'Pula',
  black: 'Itim',
  odd: 'Gansal',
  high: '19–36',
  neighbours: 'Katabi ±{count}',
  straight: 'Isang numero',
  split: 'Dalawang numero',
  street: 'Tatlong numero',
  corner: 'Apat na numero',
  line: 'Anim na numero',
  dozenOrColumn: 'Dosena o hanay',
  evenChance: 'Patas na tsansa',
  across: 'Mula sa isang puwesto patungo sa iba, pati ang mga guhit sa pagitan ng mga numero',
  howTo:
    'Inihahagis ang bola sa gulong na may numerong 0 hanggang 36. Maglagay ng chip sa inaasahan mo: numero, kulay, dosena, hanay.',
  howInside:
    'Pindutin ang numero, o ang guhit sa pagitan ng mga numero para tumaya sa dalawa, tatlo, apat o anim nang sabay. Talo sa zero ang lahat ng taya maliban sa nasa zero.',
  howNeighbours:
    'Kapag bukas ang katabi, ang pagpindot sa numero ay naglalagay rin ng chip sa tigdalawang katabi nito sa gulong.',
  howPast: 'Hiwalay ang bawat ikot. Walang sinasabi ang mga nakaraang numero tungkol sa susunod.',
};
