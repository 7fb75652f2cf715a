import { tableText } from '../../../../client/tables/text/vi.data.ts';
import type { BaccaratText } from './text.ts';

export const text: BaccaratText = {
  ...tableText,
  player: 'Con',
  banker: 'Cái',
  tie: 'Hòa',
  playerPair: 'Đôi Con',
  bankerPair: 'Đôi Cái',
  playerLetter: 'C',
  bankerLetter: 'B',
  tieLetter: 'H',
  playerWins: 'Con thắng {a} : {b}',
  bankerWins: 'Cái thắng {a} : {b}',
  tied: 'Hòa {a}',
  howTo:
    'Chia hai tay bài. Tay gần chín hơn thắng; chỉ tính chữ số cuối của tổng. Át là 1, mười và hình là 0. Bạn cược vào một tay, hòa hoặc đôi.',
  howCards:
    'Tám hoặc chín với hai lá thì kết thúc. Nếu không, Con rút lá thứ ba khi có từ năm trở xuống; Cái rút theo bảng cố định. Khi hòa, cược Con và Cái được trả lại.',
  howPairs: 'Đôi: hai lá đầu của tay đó cùng số.',
  howRoads: 'Cầu cho thấy những gì đã qua. Mỗi ván chia từ bộ bài mới xáo nên không báo trước điều gì.',
  howShoe: 'Tám bộ bài, xáo lại cho mỗi ván.',
};
