import { type LocalizedText, toPlaceName } from '../localized-text.ts';

/**
 * Names of the regions and provinces of Vietnam that have a lottery. The demo lotteries use the times of the real
 * public draws.
 */
export const provinces: readonly LocalizedText[] = [
  ['Northern Vietnam', 'Miền Bắc', 'Vietnam Norte', 'Vietnã Norte', 'Hilagang Vietnam', 'شمال فيتنام', 'شمال ویتنام'],
  [
    'Ho Chi Minh City',
    'TP. Hồ Chí Minh',
    'Ciudad Ho Chi Minh',
    'Cidade de Ho Chi Minh',
    'Lungsod ng Ho Chi Minh',
    'هو تشي منه',
    'هوشی‌مین',
  ],
  toPlaceName('Đồng Tháp', 'دونغ ثاب', 'دونگ تاپ'),
  toPlaceName('Cà Mau', 'كا ماو', 'کا مائو'),
  toPlaceName('Bến Tre', 'بن تري', 'بن تره'),
  toPlaceName('Vũng Tàu', 'فونغ تاو', 'وونگ تائو'),
  toPlaceName('Bạc Liêu', 'باك ليو', 'باک لیئو'),
  toPlaceName('Đồng Nai', 'دونغ ناي', 'دونگ نای'),
  toPlaceName('Cần Thơ', 'كان ثو', 'کان تو'),
  toPlaceName('Sóc Trăng', 'سوك ترانغ', 'سوک ترانگ'),
  toPlaceName('Tây Ninh', 'تاي نينه', 'تای نین'),
  toPlaceName('An Giang', 'آن جيانغ', 'آن گیانگ'),
  toPlaceName('Bình Thuận', 'بنه ثوان', 'بین توآن'),
  toPlaceName('Vĩnh Long', 'فينه لونغ', 'وین لونگ'),
  toPlaceName('Bình Dương', 'بنه دوونغ', 'بین دوئونگ'),
  toPlaceName('Trà Vinh', 'ترا فينه', 'ترا وین'),
  toPlaceName('Long An', 'لونغ آن', 'لونگ آن'),
  toPlaceName('Tiền Giang', 'تيان جيانغ', 'تین گیانگ'),
  toPlaceName('Kiên Giang', 'كين جيانغ', 'کین گیانگ'),
  toPlaceName('Đà Lạt', 'دا لات', 'دا لات'),
  toPlaceName('Huế', 'هوي', 'هوئه'),
  toPlaceName('Phú Yên', 'فو ين', 'فو ین'),
  toPlaceName('Đắk Lắk', 'داك لاك', 'داک لاک'),
  toPlaceName('Quảng Nam', 'كوانغ نام', 'کوانگ نام'),
  toPlaceName('Khánh Hòa', 'خان هوا', 'خان هوآ'),
  toPlaceName('Đà Nẵng', 'دا نانغ', 'دا نانگ'),
  toPlaceName('Bình Định', 'بنه دينه', 'بین دین'),
  toPlaceName('Quảng Trị', 'كوانغ تري', 'کوانگ تری'),
  toPlaceName('Gia Lai', 'جيا لاي', 'گیا لای'),
  toPlaceName('Kon Tum', 'كون توم', 'کون توم'),
];

/** Names of the lottery families whose draws the gateway itself performs. */
export const drawFamilies: readonly LocalizedText[] = [
  ['Five Digits', 'Ngũ Tinh', 'Cinco Dígitos', 'Cinco Dígitos', 'Limang Numero', 'خمسة أرقام', 'پنج رقم'],
  ['Racing Ten', 'Đua Mười', 'Carrera de Diez', 'Corrida de Dez', 'Karera Sampu', 'سباق العشرة', 'مسابقه ده'],
  ['Fast Three', 'Tam Nhanh', 'Tres Rápido', 'Três Rápido', 'Mabilis na Tatlo', 'الثلاثة السريعة', 'سه سریع'],
  ['4D', '4D', '4D', '4D', '4D', '4D', '4D'],
];

/** Names of the intervals between two draws of a lottery. */
export const drawPaces: readonly LocalizedText[] = [
  ['1 Minute', '1 Phút', '1 Minuto', '1 Minuto', '1 Minuto', 'دقيقة', '۱ دقیقه'],
  ['2 Minutes', '2 Phút', '2 Minutos', '2 Minutos', '2 Minuto', 'دقيقتان', '۲ دقیقه'],
  ['3 Minutes', '3 Phút', '3 Minutos', '3 Minutos', '3 Minuto', '٣ دقائق', '۳ دقیقه'],
  ['5 Minutes', '5 Phút', '5 Minutos', '5 Minutos', '5 Minuto', '٥ دقائق', '۵ دقیقه'],
  ['10 Minutes', '10 Phút', '10 Minutos', '10 Minutos', '10 Minuto', '١٠ دقائق', '۱۰ دقیقه'],
];
