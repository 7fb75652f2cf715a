import type { SlotText } from './slot-text.ts';

export const text: SlotText = {
  spin: 'Quay',
  goodLuck: 'Chúc may mắn!',
  scatterWin: '{count} scatter · {amount}',
  noWin: 'Lần này không thắng',
  freeSpins: 'Quay miễn phí',
  freeSpinsWon: 'Bạn được {count} lượt quay miễn phí',
  moreFreeSpins: 'Thêm {count} lượt miễn phí',
  freeSpinsLeft: 'Lượt {done} / {total}',
  freeSpinsTotal: 'Lượt miễn phí mang về',
  paytable: 'Bảng thưởng',
  wildRule: 'Thay cho mọi biểu tượng trừ scatter. Cuộn 2 đến 5.',
};
