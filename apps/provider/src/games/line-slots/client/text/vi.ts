import type { Text } from './text.ts';

export const text: Text = {
  spin: 'Quay',
  goodLuck: 'Chúc may mắn!',
  lineWin: 'Dòng {line} · {count} liên tiếp · {amount}',
  scatterWin: '{count} scatter · {amount}',
  noWin: 'Lần này không thắng',
  freeSpins: 'Quay miễn phí',
  freeSpinsWon: 'Bạn được {count} lượt quay miễn phí',
  freeSpinsRule: 'Mỗi lần thắng nhân {multiplier}. Lượt miễn phí không tốn tiền.',
  moreFreeSpins: 'Thêm {count} lượt miễn phí',
  freeSpinsLeft: 'Lượt {done} / {total}',
  freeSpinsTotal: 'Lượt miễn phí mang về',
  paytable: 'Bảng thưởng',
  paytableNote: 'Thưởng cho mức cược {bet}. Dòng tính từ cuộn đầu tiên, lấy chuỗi dài nhất của mỗi dòng.',
  wildRule: 'Thay cho mọi biểu tượng trừ scatter. Cuộn 2 đến 5.',
  scatterRule:
    'Từ ba biểu tượng ở bất kỳ đâu trả {three}, {four} hoặc {five} và mở {a}, {b} hoặc {c} lượt miễn phí, mỗi lần thắng nhân {multiplier}.',
  linesTitle: 'Các dòng',
  linesRule: '{count} dòng, luôn chơi tất cả.',
};
