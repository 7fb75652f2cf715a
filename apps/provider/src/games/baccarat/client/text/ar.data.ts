import { tableText } from '../../../../client/tables/text/ar.data.ts';
import type { BaccaratText } from './text.ts';

export const text: BaccaratText = {
  ...tableText,
  player: 'اللاعب',
  banker: 'المصرف',
  tie: 'تعادل',
  playerPair: 'زوج اللاعب',
  bankerPair: 'زوج المصرف',
  playerLetter: 'ل',
  bankerLetter: 'م',
  tieLetter: 'ت',
  playerWins: 'فاز اللاعب {a} : {b}',
  bankerWins: 'فاز المصرف {a} : {b}',
  tied: 'تعادل عند {a}',
  howTo:
    'تُوزَّع يدان. تفوز الأقرب إلى تسعة، ولا يُحسب من المجموع إلا الرقم الأخير. الآس 1، والعشرة والصور 0. راهن على يد أو على التعادل أو على زوج.',
  howCards:
    'ثمانية أو تسعة بورقتين تنهي الجولة. وإلا يسحب اللاعب ورقة ثالثة حتى خمسة، ويسحب المصرف حسب جدول ثابت. عند التعادل تعود رهانات اللاعب والمصرف.',
  howPairs: 'الزوج: أول ورقتين في تلك اليد من الرتبة نفسها.',
  howRoads: 'تُظهر الطرق ما مضى. كل جولة تُوزَّع من علبة مخلوطة من جديد، فهي لا تتنبأ بشيء.',
  howShoe: 'ثماني مجموعات ورق تُخلط من جديد لكل جولة.',
};
