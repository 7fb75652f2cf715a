import { text as slot } from '../../../slots-shared/client/text/vi.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  clusterTitle: 'Cụm',
  clusterRule:
    'Từ {count} biểu tượng giống nhau chạm cạnh nhau thì thắng và nổ. Phần phía trên rơi xuống chỗ trống, cứ thế cho đến khi không còn gì nổ. Lưới {side} nhân {side}.',
  clusterNote: 'Giải theo cỡ cụm, với mức cược {bet}, trước hệ số nhân.',
  clusterWin: '{count} biểu tượng · ×{multiplier} · {amount}',
  clusterWildRule:
    'Cụm từ {count} trở lên để lại một wild. Wild thay cho mọi biểu tượng trừ scatter, cho mọi cụm nó chạm vào.',
  clusterScatterRule:
    'Ba, bốn, hoặc năm trở lên trên lưới lúc kết thúc mở {a}, {b} hoặc {c} lượt quay miễn phí. Trong lượt miễn phí, từ ba scatter thêm {more}, tổng cộng tối đa {longest}.',
  ladderLabel: 'Hệ số nhân',
  ladderNote: 'Hệ số tăng sau mỗi lần rơi và không bị lấy lại. Lượt quay miễn phí không mất tiền.',
  ladderRule:
    'Mỗi lần rơi tăng hệ số: {steps}. Lượt trả tiền kế tiếp bắt đầu lại; trong lượt miễn phí hệ số được giữ từ lượt này sang lượt khác, tối đa ×{top}.',
  highestWin: 'Một lượt quay thắng nhiều nhất {amount}.',
  simulatedNote:
    'Công bố theo mô phỏng hàng chục triệu ván: với độ tin cậy 99 phần trăm, con số thật nằm giữa {from} và {to} phần trăm.',
};
