import type { Text } from './text.ts';

export const text: Text = {
  catch: 'Chiến lợi phẩm',
  shots: 'Đạn',
  load: 'Nạp {amount}',
  loadFirst: 'Nạp đạn để bắt đầu',
  aim: 'Ngắm và chạm vào biển',
  goOnShooting: 'Băng đạn của bạn vẫn còn',
  fire: 'Bắn',
  weaker: 'Pháo yếu hơn',
  stronger: 'Pháo mạnh hơn',
  handBack: 'Trả lại phần còn',
  caught: '×{prize} · {amount}',
  packFinished: 'Hết băng đạn',
  nothing: 'Lần này không bắt được gì',
  packNote: 'Băng đạn giá {stake}',
  seaLabel: 'Biển có cá và một khẩu pháo',
  howTitle: 'Cách chơi',
  howRule:
    'Một băng {units} viên là một lần cược. Pháo có các cấp {levels}: mỗi cấp dùng ngần ấy viên một phát, và bắt được cũng trả theo mức đó. Chạm vào biển để ngắm và bắn; trên bàn phím dùng mũi tên và phím cách.',
  missRule: 'Chỉ phát trúng mới tốn đạn. Phát không chạm gì được trả lại bạn.',
  preyTitle: 'Con mồi',
  preyRule:
    'Giải tính bằng số viên ở cấp pháo. Bên dưới là xác suất một phát trúng bắt được. Con nào cũng hoàn trả như nhau: {percent} trên 100 về lâu dài, dù bạn ngắm con gì.',
  handBackRule:
    'Phần chưa bắn được trả lại đủ giá cùng với chiến lợi phẩm. Băng đạn bỏ quên nửa giờ cũng được tất toán như vậy.',
};
