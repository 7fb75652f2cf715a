import { tableText } from '../../../../client/tables/text/fil.data.ts';
import type { RaceText } from './text.ts';

export const text: RaceText = {
  ...tableText,
  win1: 'Panalo',
  place: 'Place',
  exacta: 'Exacta',
  runner: 'Kalahok',
  track: 'Anim na tandang sa karerahan',
  howTo:
    'Anim na iginuhit na tandang ang nagkakarera para sa mais. Tumaya kung sino ang una, kung sino ang kabilang sa unang dalawa, o kung sino ang una at ikalawa ayon sa ayos.',
  howMarkets:
    'Bayad ang Panalo kapag una ang tandang mo, ang Place kapag una o ikalawa, ang Exacta kapag dumating ang dalawa sa napili mong ayos. Kasama sa odds ang taya.',
  howForm:
    'Ang guhit sa ilalim ng pangalan ay ang porma nito: ang tsansa ng karera ay takda ng numero nito, ipinapakita bilang odds bago ang taya, at binubunot bawat puwesto. Bago ang bawat karera, nagpapalit ng porma ang mga tandang.',
  howKind: 'Walang hayop na kasali. Mga guhit lamang sila, mahilig tumakbo, at lahat ay may mais.',
};
