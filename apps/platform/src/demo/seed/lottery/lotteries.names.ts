import type { LocalizedText } from '../localized-text.ts';

/** A name with the same spelling in all languages with Latin script. */
const createPlaceName = (latin: string, arabic: string, persian: string): LocalizedText => [
  latin,
  latin,
  latin,
  latin,
  latin,
  arabic,
  persian,
];

/** Regions and provinces of Vietnam. The lotteries follow their public draws. */
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
  createPlaceName('Đồng Tháp', 'دونغ ثاب', 'دونگ تاپ'),
  createPlaceName('Cà Mau', 'كا ماو', 'کا مائو'),
  createPlaceName('Bến Tre', 'بن تري', 'بن تره'),
  createPlaceName('Vũng Tàu', 'فونغ تاو', 'وونگ تائو'),
  createPlaceName('Bạc Liêu', 'باك ليو', 'باک لیئو'),
  createPlaceName('Đồng Nai', 'دونغ ناي', 'دونگ نای'),
  createPlaceName('Cần Thơ', 'كان ثو', 'کان تو'),
  createPlaceName('Sóc Trăng', 'سوك ترانغ', 'سوک ترانگ'),
  createPlaceName('Tây Ninh', 'تاي نينه', 'تای نین'),
  createPlaceName('An Giang', 'آن جيانغ', 'آن گیانگ'),
  createPlaceName('Bình Thuận', 'بنه ثوان', 'بین توآن'),
  createPlaceName('Vĩnh Long', 'فينه لونغ', 'وین لونگ'),
  createPlaceName('Bình Dương', 'بنه دوونغ', 'بین دوئونگ'),
  createPlaceName('Trà Vinh', 'ترا فينه', 'ترا وین'),
  createPlaceName('Long An', 'لونغ آن', 'لونگ آن'),
  createPlaceName('Tiền Giang', 'تيان جيانغ', 'تین گیانگ'),
  createPlaceName('Kiên Giang', 'كين جيانغ', 'کین گیانگ'),
  createPlaceName('Đà Lạt', 'دا لات', 'دا لات'),
  createPlaceName('Huế', 'هوي', 'هوئه'),
  createPlaceName('Phú Yên', 'فو ين', 'فو ین'),
  createPlaceName('Đắk Lắk', 'داك لاك', 'داک لاک'),
  createPlaceName('Quảng Nam', 'كوانغ نام', 'کوانگ نام'),
  createPlaceName('Khánh Hòa', 'خان هوا', 'خان هوآ'),
  createPlaceName('Đà Nẵng', 'دا نانغ', 'دا نانگ'),
  createPlaceName('Bình Định', 'بنه دينه', 'بین دین'),
  createPlaceName('Quảng Trị', 'كوانغ تري', 'کوانگ تری'),
  createPlaceName('Gia Lai', 'جيا لاي', 'گیا لای'),
  createPlaceName('Kon Tum', 'كون توم', 'کون توم'),
];

/** Families of draws that the gateway performs itself. */
export const drawFamilies: readonly LocalizedText[] = [
  ['Five Digits', 'Ngũ Tinh', 'Cinco Dígitos', 'Cinco Dígitos', 'Limang Numero', 'خمسة أرقام', 'پنج رقم'],
  ['Racing Ten', 'Đua Mười', 'Carrera de Diez', 'Corrida de Dez', 'Karera Sampu', 'سباق العشرة', 'مسابقه ده'],
  ['Fast Three', 'Tam Nhanh', 'Tres Rápido', 'Três Rápido', 'Mabilis na Tatlo', 'الثلاثة السريعة', 'سه سریع'],
  ['4D', '4D', '4D', '4D', '4D', '4D', '4D'],
];

/** Draw intervals of a family. */
export const drawPaces: readonly LocalizedText[] = [
  ['1 Minute', '1 Phút', '1 Minuto', '1 Minuto', '1 Minuto', 'دقيقة', '۱ دقیقه'],
  ['2 Minutes', '2 Phút', '2 Minutos', '2 Minutos', '2 Minuto', 'دقيقتان', '۲ دقیقه'],
  ['3 Minutes', '3 Phút', '3 Minutos', '3 Minutos', '3 Minuto', '٣ دقائق', '۳ دقیقه'],
  ['5 Minutes', '5 Phút', '5 Minutos', '5 Minutos', '5 Minuto', '٥ دقائق', '۵ دقیقه'],
  ['10 Minutes', '10 Phút', '10 Minutos', '10 Minutos', '10 Minuto', '١٠ دقائق', '۱۰ دقیقه'],
];
