import { text as slot } from '../../../slots-shared/client/text/vi.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  waysTitle: '{count} cách thắng',
  waysRule:
    'Các biểu tượng giống nhau trên những cuộn liền kề tính từ cuộn đầu đều thắng, dù ở hàng nào: {count} cách, luôn chơi tất cả. Nhiều biểu tượng giống nhau trên một cuộn nhân số cách lên.',
  waysNote: 'Giải cho mỗi cách, với mức cược {bet}. Chuỗi dài nhất của mỗi biểu tượng được tính.',
  waysWin: '{count} liên tiếp · {ways} cách · {amount}',
  waysScatterRule:
    'Từ ba biểu tượng ở bất kỳ đâu trả {three}, {four} hoặc {five} và mở {a}, {b} hoặc {c} lượt quay miễn phí.',
  trailLabel: 'Hệ số nhân',
  trailNote: 'Lúc đầu tiền thắng nhân {start}. Cứ {wilds} wild thì hệ số tăng thêm một.',
  trailRule:
    'Lượt miễn phí đầu tiên nhân {start}. Wild xuất hiện được gom lại: cứ {wilds} wild thì hệ số của các lượt sau tăng thêm một, tối đa {top}×. Từ ba scatter thêm {more} lượt, tổng cộng tối đa {longest}. Lượt quay miễn phí không mất tiền.',
};
