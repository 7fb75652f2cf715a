import { tableText } from '../../../../client/tables/text/vi.data.ts';
import type { RouletteText } from './text.ts';

export const text: RouletteText = {
  ...tableText,
  wheel: 'Bánh xe roulette',
  dozen: '{numbers}',
  low: '1–18',
  even: 'Chẵn',
  red: 'Đỏ',
  black: 'Đen',
  odd: 'Lẻ',
  high: '19–36',
  neighbours: 'Lân cận ±{count}',
  straight: 'Một số',
  split: 'Hai số',
  street: 'Ba số',
  corner: 'Bốn số',
  line: 'Sáu số',
  dozenOrColumn: 'Tá hoặc cột',
  evenChance: 'Cửa ngang tiền',
  across: 'Từ ô này sang ô khác, cả những đường giữa các số',
  howTo: 'Bi được thả vào bánh xe có các số từ 0 đến 36. Đặt chip vào điều bạn mong: số, màu, tá, cột.',
  howInside:
    'Chạm vào một số, hoặc vào đường giữa các số để cược hai, ba, bốn hay sáu số cùng lúc. Khi ra 0, mọi cược không có số 0 đều thua.',
  howNeighbours: 'Khi bật lân cận, chạm một số sẽ đặt thêm chip vào hai số mỗi bên của nó trên bánh xe.',
  howPast: 'Mỗi lần quay là độc lập. Các số đã ra không nói gì về số tiếp theo.',
};
