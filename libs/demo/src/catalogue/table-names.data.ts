import type { LocalizedText } from '../localized-text.ts';

/** Names of table games with a live dealer. */
export const liveTables: readonly LocalizedText[] = [
  ['Baccarat', 'Baccarat', 'Baccarat', 'Bacará', 'Baccarat', 'باكارات', 'باکارات'],
  ['Roulette', 'Roulette', 'Ruleta', 'Roleta', 'Roulette', 'روليت', 'رولت'],
  ['Punto Banco', 'Punto Banco', 'Punto y Banca', 'Punto Banco', 'Punto Banco', 'بونتو بانكو', 'پونتو بانکو'],
  [
    'European Roulette',
    'Roulette Châu Âu',
    'Ruleta Europea',
    'Roleta Europeia',
    'European Roulette',
    'روليت أوروبية',
    'رولت اروپایی',
  ],
  [
    'Grand Baccarat',
    'Đại Baccarat',
    'Gran Baccarat',
    'Grande Bacará',
    'Grand Baccarat',
    'باكارات الكبرى',
    'باکارات بزرگ',
  ],
  ['Grand Roulette', 'Đại Roulette', 'Gran Ruleta', 'Grande Roleta', 'Grand Roulette', 'روليت الكبرى', 'رولت بزرگ'],
  [
    'Baccarat Club',
    'Baccarat Hội Quán',
    'Club de Baccarat',
    'Clube de Bacará',
    'Baccarat Club',
    'نادي الباكارات',
    'باشگاه باکارات',
  ],
  [
    'Roulette Club',
    'Roulette Hội Quán',
    'Club de Ruleta',
    'Clube de Roleta',
    'Roulette Club',
    'نادي الروليت',
    'باشگاه رولت',
  ],
];

/** Names of the rooms in which live table games take place. */
export const liveRooms: readonly LocalizedText[] = [
  ['Jade', 'Ngọc Bích', 'Jade', 'Jade', 'Jade', 'اليشم', 'یشم'],
  ['Ruby', 'Hồng Ngọc', 'Rubí', 'Rubi', 'Rubi', 'الياقوت', 'یاقوت'],
  ['Pearl', 'Ngọc Trai', 'Perla', 'Pérola', 'Perlas', 'اللؤلؤ', 'مروارید'],
  ['Orchid', 'Phong Lan', 'Orquídea', 'Orquídea', 'Orkidyas', 'الأوركيد', 'ارکیده'],
  ['Aurora', 'Cực Quang', 'Aurora', 'Aurora', 'Aurora', 'الشفق', 'شفق'],
  ['Velvet', 'Nhung', 'Terciopelo', 'Veludo', 'Pelus', 'المخمل', 'مخمل'],
];

/** Names of one card game, Big Two, in different countries. */
export const cardGames: readonly LocalizedText[] = [
  ['Big Two', 'Big Two', 'Big Two', 'Big Two', 'Big Two', 'بيغ تو', 'بیگ تو'],
  ['Pusoy Dos', 'Pusoy Dos', 'Pusoy Dos', 'Pusoy Dos', 'Pusoy Dos', 'بوسوي دوس', 'پوسوی دوس'],
  ['Dai Di', 'Dai Di', 'Dai Di', 'Dai Di', 'Dai Di', 'داي دي', 'دای دی'],
  [
    'Capsa Banting',
    'Capsa Banting',
    'Capsa Banting',
    'Capsa Banting',
    'Capsa Banting',
    'كابسا بانتينغ',
    'کاپسا بانتینگ',
  ],
  ['Big Deuce', 'Big Deuce', 'Gran Dos', 'Grande Dois', 'Big Deuce', 'الاثنان الكبير', 'دوی بزرگ'],
  ['Deuces', 'Deuces', 'Los Doses', 'Os Dois', 'Deuces', 'ديوسيز', 'دوها'],
];

/** Names of the rooms and stake levels of the card games. */
export const cardRooms: readonly LocalizedText[] = [
  ['Classic', 'Cổ Điển', 'Clásico', 'Clássico', 'Klasiko', 'كلاسيك', 'کلاسیک'],
  ['Turbo', 'Tốc Độ', 'Turbo', 'Turbo', 'Turbo', 'توربو', 'توربو'],
  ['Masters', 'Cao Thủ', 'Maestros', 'Mestres', 'Dalubhasa', 'المحترفين', 'استادان'],
  ['Royal', 'Hoàng Gia', 'Real', 'Real', 'Maharlika', 'الملكي', 'سلطنتی'],
  ['Bamboo', 'Rừng Trúc', 'Bambú', 'Bambu', 'Kawayan', 'الخيزران', 'بامبو'],
  ['Harbour', 'Bến Cảng', 'del Puerto', 'do Porto', 'Daungan', 'الميناء', 'بندر'],
  ['Lantern', 'Đèn Lồng', 'Farol', 'Lanterna', 'Parol', 'الفانوس', 'فانوس'],
  ['Midnight', 'Nửa Đêm', 'Medianoche', 'Meia-Noite', 'Hatinggabi', 'منتصف الليل', 'نیمه‌شب'],
];

/** Names of the crash games that the operator itself provides. */
export const instantGames: readonly LocalizedText[] = [
  ['Crash', 'Phi Cơ', 'Crash', 'Crash', 'Crash', 'كراش', 'انفجار'],
  ['Lift-Off', 'Cất Cánh', 'Despegue', 'Decolagem', 'Lipad', 'الإقلاع', 'پرتاب'],
  ['Orbit', 'Quỹ Đạo', 'Órbita', 'Órbita', 'Orbita', 'المدار', 'مدار'],
  ['Skyward', 'Vút Trời', 'Hacia el Cielo', 'Rumo ao Céu', 'Pa-Langit', 'نحو السماء', 'رو به آسمان'],
  ['Comet', 'Sao Chổi', 'Cometa', 'Cometa', 'Kometa', 'المذنّب', 'دنباله‌دار'],
  ['Ascent', 'Thăng Thiên', 'Ascenso', 'Ascensão', 'Akyat', 'الصعود', 'صعود'],
  ['Booster', 'Tên Lửa Đẩy', 'Propulsor', 'Propulsor', 'Propulsor', 'الدافع', 'پیشران'],
  ['Stratos', 'Tầng Mây', 'Estratosfera', 'Estratosfera', 'Estratospera', 'الطبقة العليا', 'استراتوس'],
];

export const instantEditions: readonly LocalizedText[] = [
  ['Rush', 'Thần Tốc', 'Veloz', 'Veloz', 'Mabilis', 'السريع', 'سریع'],
  ['Gold', 'Vàng', 'de Oro', 'de Ouro', 'Ginto', 'الذهبي', 'طلایی'],
  ['Cosmos', 'Vũ Trụ', 'Cósmico', 'Cósmico', 'Kalawakan', 'الكوني', 'کیهانی'],
  ['Duo', 'Song Đấu', 'Dúo', 'Duo', 'Duo', 'الثنائي', 'دوگانه'],
];
