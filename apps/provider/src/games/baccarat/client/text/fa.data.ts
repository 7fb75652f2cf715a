import { tableText } from '../../../../client/tables/text/fa.data.ts';
import type { BaccaratText } from './text.ts';

export const text: BaccaratText = {
  ...tableText,
  player: 'بازیکن',
  banker: 'بانک',
  tie: 'مساوی',
  playerPair: 'جفت بازیکن',
  bankerPair: 'جفت بانک',
  playerLetter: 'ب',
  bankerLetter: 'ن',
  tieLetter: 'م',
  playerWins: 'بازیکن برد {a} : {b}',
  bankerWins: 'بانک برد {a} : {b}',
  tied: 'مساوی در {a}',
  howTo:
    'دو دست پخش می‌شود. دستی که به نُه نزدیک‌تر است می‌برد؛ فقط رقم آخر مجموع حساب است. آس ۱ و ده و صورت‌ها ۰ هستند. روی یک دست، مساوی یا جفت شرط می‌بندید.',
  howCards:
    'هشت یا نُه با دو کارت دور را تمام می‌کند. وگرنه بازیکن تا پنج کارت سوم می‌گیرد و بانک طبق جدول ثابت. در مساوی شرط‌های بازیکن و بانک برمی‌گردد.',
  howPairs: 'جفت: دو کارت اول آن دست هم‌رتبه‌اند.',
  howRoads: 'نقشه‌ها گذشته را نشان می‌دهند. هر دور از کارت‌های تازه‌بُرخورده پخش می‌شود، پس چیزی را پیش‌بینی نمی‌کنند.',
  howShoe: 'هشت دسته کارت که برای هر دور از نو بُر می‌خورد.',
};
