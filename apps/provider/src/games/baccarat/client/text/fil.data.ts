import { tableText } from '../../../../client/tables/text/fil.data.ts';
import type { BaccaratText } from './text.ts';

export const text: BaccaratText = {
  ...tableText,
  player: 'Player',
  banker: 'Banker',
  tie: 'Tabla',
  playerPair: 'Pares ng Player',
  bankerPair: 'Pares ng Banker',
  playerLetter: 'P',
  bankerLetter: 'B',
  tieLetter: 'T',
  playerWins: 'Panalo ang Player {a} : {b}',
  bankerWins: 'Panalo ang Banker {a} : {b}',
  tied: 'Tabla sa {a}',
  howTo:
    'Dalawang kamay ang binibigyan ng baraha. Panalo ang mas malapit sa siyam; huling numero lang ng kabuuan ang binibilang. Ang alas ay 1, ang sampu at mga mukha ay 0. Tumaya sa isang kamay, sa tabla o sa pares.',
  howCards:
    'Walo o siyam sa dalawang baraha ang tumatapos sa round. Kung hindi, kumukuha ng ikatlong baraha ang Player hanggang lima; ang Banker ay ayon sa takdang talaan. Kapag tabla, bumabalik ang taya sa Player at Banker.',
  howPairs: 'Pares: magkapareho ng ranggo ang unang dalawang baraha ng kamay na iyon.',
  howRoads:
    'Ipinapakita ng mga road ang nakaraan. Bawat round ay mula sa bagong balasang shoe, kaya wala itong hinuhulaan.',
  howShoe: 'Walong baraha, binabalasa muli sa bawat round.',
};
