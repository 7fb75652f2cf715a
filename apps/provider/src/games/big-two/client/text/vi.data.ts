import type { Text } from './text.ts';

export const text: Text = {
  bigTwo: 'Big Two',
  tagline: 'Một chọi một. Hết bài trước và thắng hũ.',
  stakeTitle: 'Tiền cược của bạn',
  prizeLine: 'Người thắng nhận {prize}',
  rakeLine: 'Hũ {pot}, nhà cái giữ {rake} ({percent} %)',
  find: 'Tìm ván {stake}',
  looking: 'Đang tìm người chơi cùng…',
  lookingNote: 'Nếu không có ai, nhà cái sẽ vào ghế. Nhà cái không thấy nhiều hơn bạn.',
  cancel: 'Hủy',
  house: 'Nhà cái',
  player: 'Người chơi {name}',
  away: 'vắng mặt',
  pot: 'Hũ',
  yourTurn: 'Lượt của bạn',
  theirTurn: 'Lượt đối thủ',
  leadAny: 'Đánh gì cũng được',
  leadWith: 'Đánh trước có lá {card}',
  beat: 'Chặn hoặc bỏ lượt',
  pass: 'Bỏ lượt',
  play: 'Đánh',
  clear: 'Trả lại',
  passed: 'Bỏ lượt',
  cardsLeft: '{count} lá',
  seconds: 'còn {count} giây',
  notAllowed: 'Không thể đánh những lá này lúc này.',
  movedOn: 'Bàn đã sang nước khác.',
  won: 'Bạn thắng',
  lost: 'Bạn thua',
  wonNote: '{prize} là của bạn.',
  lostNote: '{stake} về tay người thắng.',
  theirCards: 'Bài còn lại của đối thủ',
  again: 'Chơi lại',
  lobby: 'Mức cược khác',
  check: 'Kiểm tra chia bài',
  rules: 'Cách chơi',
  rulesDeal:
    'Bộ 52 lá được xáo, mỗi người trong hai người nhận 13 lá; phần còn lại úp. Thứ tự từ thấp: 3 4 5 6 7 8 9 10 J Q K A 2. Cùng hạng thì ♣ thấp nhất, rồi ♠, ♥ và ♦.',
  rulesLead:
    'Ai được chia lá thấp nhất đi trước và phải đánh lá đó, một mình hoặc kèm lá khác. Người kia đánh số lá bằng vậy nhưng cao hơn, hoặc bỏ lượt. Sau khi bỏ lượt, người còn lại đánh tùy ý.',
  rulesPlays:
    'Một lá, đôi, ba, hoặc năm lá: sảnh, thùng, cù lũ, tứ quý kèm một lá, thùng phá sảnh, loại sau cao hơn loại trước. Sảnh không vòng qua lá 2.',
  rulesClock:
    'Mỗi nước có {seconds} giây. Hết giờ, đồng hồ bỏ lượt thay bạn hoặc đánh lá thấp nhất; bạn có thể quay lại bất cứ lúc nào. Ván đã bắt đầu luôn được chơi đến hết.',
  rulesPot:
    'Hai bên đặt tiền cược bằng nhau. Người thắng nhận hũ trừ {percent} %, đó là tất cả nhà cái giữ: {return} trong mỗi 100 tiền cược về tay người thắng. Hai ghế như nhau.',
  rulesHouse:
    'Khi không có ai, nhà cái chơi bằng tiền cược của mình, theo quy tắc cố định và chỉ theo những gì được thấy.',
  rulesFair:
    'Trước khi đặt tiền, dấu vân tay của một số bí mật được công bố. Bài chia từ số đó và phần mà thiết bị của mỗi người chơi thêm vào. Sau ván, con số được công bố và trình duyệt của bạn có thể chia lại.',
  fingerprint: 'Dấu vân tay của ván bài',
  dealtTo: 'Bài của bạn, chia lại',
};
