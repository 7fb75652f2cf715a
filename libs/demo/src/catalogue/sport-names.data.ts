import type { LocalizedText } from '../localized-text.ts';

/** Names of the sports in the sportsbook. */
export const sports: readonly LocalizedText[] = [
  ['Football', 'Bóng Đá', 'Fútbol', 'Futebol', 'Football', 'كرة القدم', 'فوتبال'],
  ['Basketball', 'Bóng Rổ', 'Baloncesto', 'Basquete', 'Basketbol', 'كرة السلة', 'بسکتبال'],
  ['Volleyball', 'Bóng Chuyền', 'Voleibol', 'Vôlei', 'Balibol', 'الكرة الطائرة', 'والیبال'],
  ['Badminton', 'Cầu Lông', 'Bádminton', 'Badminton', 'Badminton', 'الريشة الطائرة', 'بدمینتون'],
];

export const markets: readonly LocalizedText[] = [
  ['Live', 'Trực Tiếp', 'en Vivo', 'ao Vivo', 'Live', 'مباشر', 'زنده'],
  ['Parlay', 'Xiên', 'Combinada', 'Múltipla', 'Parlay', 'تجميعي', 'ترکیبی'],
  ['League', 'Giải Đấu', 'Liga', 'Liga', 'Liga', 'الدوري', 'لیگ'],
  ['Cup', 'Cúp', 'Copa', 'Copa', 'Kopa', 'الكأس', 'جام'],
  ['Today', 'Hôm Nay', 'Hoy', 'Hoje', 'Ngayon', 'اليوم', 'امروز'],
  ['Weekend', 'Cuối Tuần', 'Fin de Semana', 'Fim de Semana', 'Sabado at Linggo', 'نهاية الأسبوع', 'آخر هفته'],
];

/** Names of e-sports disciplines in the sportsbook. They are invented, because real names are trademarks. */
export const esports: readonly LocalizedText[] = [
  ['Five Lanes', 'Ngũ Lộ', 'Cinco Líneas', 'Cinco Rotas', 'Limang Lane', 'المسارات الخمسة', 'پنج مسیر'],
  ['Tactical Ops', 'Đặc Nhiệm', 'Fuerza Táctica', 'Força Tática', 'Taktika', 'العمليات التكتيكية', 'عملیات تاکتیکی'],
  [
    'Virtual Football',
    'Bóng Đá Ảo',
    'Fútbol Virtual',
    'Futebol Virtual',
    'Virtual Football',
    'كرة القدم الافتراضية',
    'فوتبال مجازی',
  ],
];

export const esportsEvents: readonly LocalizedText[] = [
  ['League', 'Giải Đấu', 'Liga', 'Liga', 'Liga', 'دوري', 'لیگ'],
  ['Cup', 'Cúp', 'Copa', 'Copa', 'Kopa', 'كأس', 'جام'],
  ['Masters', 'Đại Sư', 'Maestros', 'Mestres', 'Masters', 'بطولة', 'مسترز'],
  ['Open', 'Mở Rộng', 'Abierto', 'Aberto', 'Bukas sa Lahat', 'المفتوحة', 'آزاد'],
  ['Series', 'Chuỗi Trận', 'Serie', 'Série', 'Serye', 'سلسلة', 'سری'],
  ['Night', 'Đêm', 'Noche', 'Noite', 'Gabi', 'ليلة', 'شب'],
];

/** Names of invented arenas for cockfights. All languages with Latin script use the same name. */
export const arenas: readonly LocalizedText[] = [
  ['San Isidro', 'San Isidro', 'San Isidro', 'San Isidro', 'San Isidro', 'سان إيسيدرو', 'سان ایسیدرو'],
  ['Bagong Araw', 'Bagong Araw', 'Bagong Araw', 'Bagong Araw', 'Bagong Araw', 'باغونغ أراو', 'باگونگ آراو'],
  ['Maharlika', 'Maharlika', 'Maharlika', 'Maharlika', 'Maharlika', 'ماهارليكا', 'ماهارلیکا'],
  ['Pulang Tari', 'Pulang Tari', 'Pulang Tari', 'Pulang Tari', 'Pulang Tari', 'بولانغ تاري', 'پولانگ تاری'],
  [
    'Hacienda Reyes',
    'Hacienda Reyes',
    'Hacienda Reyes',
    'Hacienda Reyes',
    'Hacienda Reyes',
    'هاسيندا رييس',
    'هاسیندا ری‌یس',
  ],
  ['Silangan', 'Silangan', 'Silangan', 'Silangan', 'Silangan', 'سيلانغان', 'سیلانگان'],
  ['Kampeon', 'Kampeon', 'Kampeon', 'Kampeon', 'Kampeon', 'كامبيون', 'کامپیون'],
  [
    'Gintong Manok',
    'Gintong Manok',
    'Gintong Manok',
    'Gintong Manok',
    'Gintong Manok',
    'غينتونغ مانوك',
    'گینتونگ مانوک',
  ],
  ['Dalampasigan', 'Dalampasigan', 'Dalampasigan', 'Dalampasigan', 'Dalampasigan', 'دالامباسيغان', 'دالامپاسیگان'],
  ['Bulkang Apoy', 'Bulkang Apoy', 'Bulkang Apoy', 'Bulkang Apoy', 'Bulkang Apoy', 'بولكانغ أبوي', 'بولکانگ آپوی'],
];

export const arenaEvents: readonly LocalizedText[] = [
  ['Arena', 'Trường Gà', 'Gallera', 'Rinha', 'Sabungan', 'حلبة', 'میدان'],
  ['Derby', 'Derby', 'Derby', 'Dérbi', 'Derby', 'ديربي', 'دربی'],
];
