import { tableText } from '../../../../client/tables/text/vi.data.ts';
import type { RaceText } from './text.ts';

export const text: RaceText = {
  ...tableText,
  win1: 'Nhất',
  place: 'Trong 2',
  exacta: 'Nhất-nhì',
  runner: 'Tay đua',
  track: 'Sáu chú gà trên đường đua',
  howTo:
    'Sáu chú gà vẽ chạy đua giành bắp. Cược con về nhất, con trong hai vị trí đầu, hoặc con nhất và con nhì đúng thứ tự.',
  howMarkets:
    'Nhất trả khi gà của bạn về nhất, Trong 2 khi về nhất hoặc nhì, Nhất-nhì khi cả hai về đúng thứ tự bạn chọn. Tỷ lệ đã gồm tiền cược.',
  howForm:
    'Vạch dưới tên là phong độ: cơ hội của mỗi cuộc đua do số của nó quy định, hiện thành tỷ lệ trước khi cược và rút từng vị trí. Trước mỗi cuộc đua các chú gà đổi phong độ.',
  howKind: 'Không con vật nào tham gia. Chúng là tranh vẽ, thích chạy, và con nào cũng có bắp.',
};
