import type { Word } from './names.ts';

/** Tables with a live dealer. */
export const liveTables: readonly Word[] = [
  ['Baccarat', 'Baccarat', 'Baccarat', 'Bacará', 'Baccarat', 'باكارات', 'باکارات'],
  ['Roulette', 'Roulette', 'Ruleta', 'Roleta', 'Roulette', 'روليت', 'رولت'],
  ['Blackjack', 'Xì Dách', 'Blackjack', 'Blackjack', 'Blackjack', 'بلاك جاك', 'بلک‌جک'],
  ['Sic Bo', 'Tài Xỉu', 'Sic Bo', 'Sic Bo', 'Sic Bo', 'سيك بو', 'سیک بو'],
  ['Dragon Tiger', 'Rồng Hổ', 'Dragón Tigre', 'Dragão e Tigre', 'Dragon Tiger', 'تنين ونمر', 'اژدها و ببر'],
  ['Xóc Đĩa', 'Xóc Đĩa', 'Xóc Đĩa', 'Xóc Đĩa', 'Xóc Đĩa', 'شوك ديا', 'شوک دیا'],
  ['Fan Tan', 'Fan Tan', 'Fan Tan', 'Fan Tan', 'Fan Tan', 'فان تان', 'فن تان'],
  ['Andar Bahar', 'Andar Bahar', 'Andar Bahar', 'Andar Bahar', 'Andar Bahar', 'أندر باهر', 'اندر باهر'],
  ['Teen Patti', 'Teen Patti', 'Teen Patti', 'Teen Patti', 'Teen Patti', 'تين باتي', 'تین پتی'],
  ['Bull Bull', 'Ngưu Ngưu', 'Toro Toro', 'Touro Touro', 'Bull Bull', 'ثور ثور', 'نیو نیو'],
  ['Hold’em', 'Hold’em', 'Hold’em', 'Hold’em', 'Hold’em', 'هولدم', 'هولدم'],
  ['Money Wheel', 'Vòng Quay Tiền', 'Rueda del Dinero', 'Roda do Dinheiro', 'Gulong ng Pera', 'عجلة المال', 'چرخ پول'],
];

/** The rooms that they stand in. */
export const liveRooms: readonly Word[] = [
  ['Jade', 'Ngọc Bích', 'Jade', 'Jade', 'Jade', 'اليشم', 'یشم'],
  ['Ruby', 'Hồng Ngọc', 'Rubí', 'Rubi', 'Rubi', 'الياقوت', 'یاقوت'],
  ['Pearl', 'Ngọc Trai', 'Perla', 'Pérola', 'Perlas', 'اللؤلؤ', 'مروارید'],
  ['Orchid', 'Phong Lan', 'Orquídea', 'Orquídea', 'Orkidyas', 'الأوركيد', 'ارکیده'],
  ['Aurora', 'Cực Quang', 'Aurora', 'Aurora', 'Aurora', 'الشفق', 'شفق'],
  ['Velvet', 'Nhung', 'Terciopelo', 'Veludo', 'Pelus', 'المخمل', 'مخمل'],
];

/** Games that members play against each other. */
export const cardGames: readonly Word[] = [
  ['Tongits', 'Tongits', 'Tongits', 'Tongits', 'Tongits', 'تونغيتس', 'تونگیتس'],
  ['Pusoy Dos', 'Pusoy Dos', 'Pusoy Dos', 'Pusoy Dos', 'Pusoy Dos', 'بوسوي دوس', 'پوسوی دوس'],
  ['Tiến Lên', 'Tiến Lên', 'Tiến Lên', 'Tiến Lên', 'Tiến Lên', 'تيان لان', 'تین لن'],
  ['Mậu Binh', 'Mậu Binh', 'Póker Chino', 'Pôquer Chinês', 'Pusoy', 'بوكر صيني', 'پوکر چینی'],
  ['Phỏm', 'Phỏm', 'Phỏm', 'Phỏm', 'Phỏm', 'فوم', 'فوم'],
  ['Rummy', 'Rummy', 'Rummy', 'Rummy', 'Rummy', 'رمي', 'رامی'],
  ['Texas Hold’em', 'Texas Hold’em', 'Texas Hold’em', 'Texas Hold’em', 'Texas Hold’em', 'تكساس هولدم', 'تگزاس هولدم'],
  ['Omaha', 'Omaha', 'Omaha', 'Omaha', 'Omaha', 'أوماها', 'اوماها'],
  ['Truco', 'Truco', 'Truco', 'Truco', 'Truco', 'تروكو', 'تروکو'],
  ['Ludo', 'Cá Ngựa', 'Parchís', 'Ludo', 'Ludo', 'لودو', 'منچ'],
  ['Domino', 'Domino', 'Dominó', 'Dominó', 'Domino', 'دومينو', 'دومینو'],
  ['Mahjong', 'Mạt Chược', 'Mahjong', 'Mahjong', 'Mahjong', 'ماهجونغ', 'ماژونگ'],
  ['Backgammon', 'Backgammon', 'Backgammon', 'Gamão', 'Backgammon', 'طاولة', 'تخته‌نرد'],
  ['Baloot', 'Baloot', 'Baloot', 'Baloot', 'Baloot', 'بلوت', 'بلوت'],
  ['Hokm', 'Hokm', 'Hokm', 'Hokm', 'Hokm', 'حكم', 'حکم'],
];

/** How high they play. */
export const cardRooms: readonly Word[] = [
  ['Classic', 'Cổ Điển', 'Clásico', 'Clássico', 'Klasiko', 'كلاسيك', 'کلاسیک'],
  ['Turbo', 'Tốc Độ', 'Turbo', 'Turbo', 'Turbo', 'توربو', 'توربو'],
  ['Masters', 'Cao Thủ', 'Maestros', 'Mestres', 'Dalubhasa', 'المحترفين', 'استادان'],
  ['Royal', 'Hoàng Gia', 'Real', 'Real', 'Maharlika', 'الملكي', 'سلطنتی'],
];

/** Instant games of the house. */
export const instantGames: readonly Word[] = [
  ['Crash', 'Phi Cơ', 'Crash', 'Crash', 'Crash', 'كراش', 'انفجار'],
  ['Plinko', 'Plinko', 'Plinko', 'Plinko', 'Plinko', 'بلينكو', 'پلینکو'],
  ['Mines', 'Dò Mìn', 'Minas', 'Minas', 'Minas', 'ألغام', 'مین‌ها'],
  ['Dice', 'Xúc Xắc', 'Dados', 'Dados', 'Dice', 'نرد', 'تاس'],
  ['Keno', 'Keno', 'Keno', 'Keno', 'Keno', 'كينو', 'کنو'],
  ['Hi-Lo', 'Cao Thấp', 'Mayor o Menor', 'Maior ou Menor', 'Taas-Baba', 'أعلى أو أدنى', 'بالا یا پایین'],
  ['Limbo', 'Limbo', 'Limbo', 'Limbo', 'Limbo', 'ليمبو', 'لیمبو'],
  ['Scratch', 'Cào Nhanh', 'Rasca', 'Raspadinha', 'Kaskas', 'اكشط', 'خراش'],
  ['Tower', 'Tháp', 'Torre', 'Torre', 'Tore', 'برج', 'برج'],
  ['Coin Flip', 'Tung Xu', 'Cara o Cruz', 'Cara ou Coroa', 'Kara Krus', 'قلب العملة', 'شیر یا خط'],
  ['Penalty', 'Phạt Đền', 'Penaltis', 'Pênaltis', 'Penalty', 'ركلات جزاء', 'پنالتی'],
  ['Bingo', 'Bingo', 'Bingo', 'Bingo', 'Bingo', 'بينغو', 'بینگو'],
];

export const instantEditions: readonly Word[] = [
  ['Rush', 'Thần Tốc', 'Veloz', 'Veloz', 'Mabilis', 'السريع', 'سریع'],
  ['Gold', 'Vàng', 'de Oro', 'de Ouro', 'Ginto', 'الذهبي', 'طلایی'],
  ['Cosmos', 'Vũ Trụ', 'Cósmico', 'Cósmico', 'Kalawakan', 'الكوني', 'کیهانی'],
  ['Duo', 'Song Đấu', 'Dúo', 'Duo', 'Duo', 'الثنائي', 'دوگانه'],
];
