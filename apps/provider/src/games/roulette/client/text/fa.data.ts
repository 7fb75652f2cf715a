import { tableText } from '../../../../client/tables/text/fa.data.ts';
import type { RouletteText } from './text.ts';

export const text: RouletteText = {
  ...tableText,
  wheel: 'چرخ رولت',
  dozen: '{numbers}',
  low: '1–18',
  even: 'زوج',
  red: 'قرمز',
  black: 'سیاه',
  odd: 'فرد',
  high: '19–36',
  neighbours: 'همسایه‌ها ±{count}',
  straight: 'یک عدد',
  split: 'دو عدد',
  street: 'سه عدد',
  corner: 'چهار عدد',
  line: 'شش عدد',
  dozenOrColumn: 'دوجین یا ستون',
  evenChance: 'شانس برابر',
  across: 'از خانه‌ای به خانهٔ دیگر، خط‌های میان عددها هم',
  howTo: 'توپی در چرخی با عددهای ۰ تا ۳۶ انداخته می‌شود. ژتون را روی انتظار خود بگذارید: عدد، رنگ، دوجین، ستون.',
  howInside:
    'روی یک عدد بزنید، یا روی خط میان عددها تا روی دو، سه، چهار یا شش عدد با هم شرط ببندید. با آمدن صفر همهٔ شرط‌هایی که صفر را ندارند می‌بازند.',
  howNeighbours: 'با روشن بودن همسایه‌ها، زدن روی یک عدد روی دو عدد در هر سوی آن در چرخ نیز ژتون می‌گذارد.',
  howPast: 'هر چرخش مستقل است. عددهای پیشین چیزی دربارهٔ عدد بعدی نمی‌گویند.',
};
