import { tableText } from '../../../../client/tables/text/vi.data.ts';
import type { CrashText } from './text.ts';

export const text: CrashText = {
  ...tableText,
  sky: 'Tên lửa bay lên cùng hệ số',
  target: 'Tự động rút',
  lowerTarget: 'Giảm mục tiêu',
  raiseTarget: 'Tăng mục tiêu',
  cashOut: 'Rút {amount}',
  leave: 'Rút tiền',
  cashedOut: 'Đã rút ở {multiplier}',
  cancelBet: 'Hủy cược {amount}',
  aboard: 'Bạn đã lên tàu',
  flying: 'Đang bay',
  flewAway: 'Đã bay mất!',
  tooLateToLeave: 'Tên lửa đã bay mất.',
  howTo:
    'Bạn lên tàu với tiền cược và tên lửa cất cánh. Hệ số tăng cho đến khi tên lửa bay mất vào một lúc nào đó. Rút trước lúc ấy, bạn nhận tiền cược nhân với hệ số tại thời điểm đó.',
  howTarget:
    'Với tự động rút, máy chủ rút thay bạn tại mục tiêu, kể cả khi mất kết nối. Tại 1000.00× mọi người còn trên tàu đều được trả.',
  howChance:
    'Mục tiêu x đạt được trong 97 trên 100·x chuyến bay: 97 trên mỗi 100 đặt cược được trả lại dù bạn nhắm đâu. Ba trên một trăm chuyến không rời mặt đất.',
  howClock: 'Đồng hồ của máy chủ quyết định. Chạm đến sau khi tên lửa bay mất là quá muộn.',
};
