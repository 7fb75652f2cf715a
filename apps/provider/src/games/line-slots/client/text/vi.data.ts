import { text as slot } from '../../../slots-shared/client/text/vi.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  lineWin: 'Dòng {line} · {count} liên tiếp · {amount}',
  freeSpinsRule: 'Mỗi lần thắng nhân {multiplier}. Lượt miễn phí không tốn tiền.',
  paytableNote: 'Thưởng cho mức cược {bet}. Dòng tính từ cuộn đầu tiên, lấy chuỗi dài nhất của mỗi dòng.',
  scatterRule:
    'Từ ba biểu tượng ở bất kỳ đâu trả {three}, {four} hoặc {five} và mở {a}, {b} hoặc {c} lượt miễn phí, mỗi lần thắng nhân {multiplier}.',
  linesTitle: 'Các dòng',
  linesRule: '{count} dòng, luôn chơi tất cả.',
};
