import type { Word } from './names.ts';

export const sports: readonly Word[] = [
  ['Football', 'Bóng Đá', 'Fútbol', 'Futebol', 'Football', 'كرة القدم', 'فوتبال'],
  ['Basketball', 'Bóng Rổ', 'Baloncesto', 'Basquete', 'Basketbol', 'كرة السلة', 'بسکتبال'],
  ['Tennis', 'Quần Vợt', 'Tenis', 'Tênis', 'Tennis', 'التنس', 'تنیس'],
  ['Boxing', 'Quyền Anh', 'Boxeo', 'Boxe', 'Boksing', 'الملاكمة', 'بوکس'],
  ['Volleyball', 'Bóng Chuyền', 'Voleibol', 'Vôlei', 'Balibol', 'الكرة الطائرة', 'والیبال'],
  ['Badminton', 'Cầu Lông', 'Bádminton', 'Badminton', 'Badminton', 'الريشة الطائرة', 'بدمینتون'],
  ['Baseball', 'Bóng Chày', 'Béisbol', 'Beisebol', 'Beysbol', 'البيسبول', 'بیسبال'],
  ['Table Tennis', 'Bóng Bàn', 'Tenis de Mesa', 'Tênis de Mesa', 'Ping-Pong', 'تنس الطاولة', 'تنیس روی میز'],
  ['Cricket', 'Cricket', 'Críquet', 'Críquete', 'Kriket', 'الكريكيت', 'کریکت'],
  ['Horse Racing', 'Đua Ngựa', 'Hípica', 'Turfe', 'Karera ng Kabayo', 'سباق الخيل', 'اسب‌دوانی'],
  ['Cycling', 'Đua Xe Đạp', 'Ciclismo', 'Ciclismo', 'Bisikleta', 'الدراجات', 'دوچرخه‌سواری'],
  ['Mixed Martial Arts', 'Võ Tổng Hợp', 'Artes Marciales Mixtas', 'Artes Marciais Mistas', 'Mixed Martial Arts', 'الفنون القتالية', 'هنرهای رزمی'],
  ['Handball', 'Bóng Ném', 'Balonmano', 'Handebol', 'Handball', 'كرة اليد', 'هندبال'],
  ['Golf', 'Golf', 'Golf', 'Golfe', 'Golf', 'الغولف', 'گلف'],
  ['Snooker', 'Bi-a', 'Snooker', 'Sinuca', 'Bilyar', 'السنوكر', 'اسنوکر'],
  ['Rugby', 'Bóng Bầu Dục', 'Rugby', 'Rugby', 'Rugby', 'الرغبي', 'راگبی'],
  ['Motor Racing', 'Đua Xe', 'Automovilismo', 'Automobilismo', 'Karera ng Kotse', 'سباق السيارات', 'اتومبیل‌رانی'],
  ['Athletics', 'Điền Kinh', 'Atletismo', 'Atletismo', 'Atletika', 'ألعاب القوى', 'دوومیدانی'],
];

export const markets: readonly Word[] = [
  ['Live', 'Trực Tiếp', 'en Vivo', 'ao Vivo', 'Live', 'مباشر', 'زنده'],
  ['Parlay', 'Xiên', 'Combinada', 'Múltipla', 'Parlay', 'تجميعي', 'ترکیبی'],
];

/** Disciplines without anyone's trade mark. */
export const esports: readonly Word[] = [
  ['Five Lanes', 'Ngũ Lộ', 'Cinco Líneas', 'Cinco Rotas', 'Limang Lane', 'المسارات الخمسة', 'پنج مسیر'],
  ['Tactical Ops', 'Đặc Nhiệm', 'Fuerza Táctica', 'Força Tática', 'Taktika', 'العمليات التكتيكية', 'عملیات تاکتیکی'],
  ['Last Island', 'Đảo Sinh Tồn', 'Última Isla', 'Última Ilha', 'Huling Isla', 'الجزيرة الأخيرة', 'آخرین جزیره'],
  ['Iron Fists', 'Thiết Quyền', 'Puños de Hierro', 'Punhos de Ferro', 'Kamaong Bakal', 'القبضات الحديدية', 'مشت آهنین'],
  ['Virtual Football', 'Bóng Đá Ảo', 'Fútbol Virtual', 'Futebol Virtual', 'Virtual Football', 'كرة القدم الافتراضية', 'فوتبال مجازی'],
  ['Virtual Basketball', 'Bóng Rổ Ảo', 'Baloncesto Virtual', 'Basquete Virtual', 'Virtual Basketbol', 'كرة السلة الافتراضية', 'بسکتبال مجازی'],
  ['Star Fleets', 'Hạm Đội Sao', 'Flotas Estelares', 'Frotas Estelares', 'Plota ng Bituin', 'أساطيل النجوم', 'ناوگان ستارگان'],
  ['Street Circuit', 'Đường Đua Phố', 'Circuito Urbano', 'Circuito de Rua', 'Karera sa Kalye', 'حلبة الشوارع', 'پیست خیابانی'],
  ['Rune Cards', 'Bài Cổ Tự', 'Cartas Rúnicas', 'Cartas Rúnicas', 'Baraha ng Rune', 'بطاقات الرون', 'کارت‌های رون'],
  ['Rocket Arena', 'Đấu Trường Tên Lửa', 'Arena Cohete', 'Arena Foguete', 'Rocket Arena', 'ساحة الصواريخ', 'میدان موشک'],
];

export const esportsEvents: readonly Word[] = [
  ['League', 'Giải Đấu', 'Liga', 'Liga', 'Liga', 'دوري', 'لیگ'],
  ['Cup', 'Cúp', 'Copa', 'Copa', 'Kopa', 'كأس', 'جام'],
  ['Masters', 'Đại Sư', 'Maestros', 'Mestres', 'Masters', 'بطولة', 'مسترز'],
];

/** Invented cockpits, proper names in every language that writes in Latin letters. */
export const arenas: readonly Word[] = [
  ['San Isidro', 'San Isidro', 'San Isidro', 'San Isidro', 'San Isidro', 'سان إيسيدرو', 'سان ایسیدرو'],
  ['Bagong Araw', 'Bagong Araw', 'Bagong Araw', 'Bagong Araw', 'Bagong Araw', 'باغونغ أراو', 'باگونگ آراو'],
  ['Maharlika', 'Maharlika', 'Maharlika', 'Maharlika', 'Maharlika', 'ماهارليكا', 'ماهارلیکا'],
  ['Pulang Tari', 'Pulang Tari', 'Pulang Tari', 'Pulang Tari', 'Pulang Tari', 'بولانغ تاري', 'پولانگ تاری'],
  ['Hacienda Reyes', 'Hacienda Reyes', 'Hacienda Reyes', 'Hacienda Reyes', 'Hacienda Reyes', 'هاسيندا رييس', 'هاسیندا ری‌یس'],
  ['Silangan', 'Silangan', 'Silangan', 'Silangan', 'Silangan', 'سيلانغان', 'سیلانگان'],
  ['Kampeon', 'Kampeon', 'Kampeon', 'Kampeon', 'Kampeon', 'كامبيون', 'کامپیون'],
  ['Gintong Manok', 'Gintong Manok', 'Gintong Manok', 'Gintong Manok', 'Gintong Manok', 'غينتونغ مانوك', 'گینتونگ مانوک'],
  ['Dalampasigan', 'Dalampasigan', 'Dalampasigan', 'Dalampasigan', 'Dalampasigan', 'دالامباسيغان', 'دالامپاسیگان'],
  ['Bulkang Apoy', 'Bulkang Apoy', 'Bulkang Apoy', 'Bulkang Apoy', 'Bulkang Apoy', 'بولكانغ أبوي', 'بولکانگ آپوی'],
];

export const arenaEvents: readonly Word[] = [
  ['Arena', 'Trường Gà', 'Gallera', 'Rinha', 'Sabungan', 'حلبة', 'میدان'],
  ['Derby', 'Derby', 'Derby', 'Dérbi', 'Derby', 'ديربي', 'دربی'],
];
