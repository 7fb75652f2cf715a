import type { Word } from './names.ts';

/** A name that is the same wherever Latin letters are written. */
const place = (latin: string, arabic: string, persian: string): Word => [
  latin,
  latin,
  latin,
  latin,
  latin,
  arabic,
  persian,
];

/** Vietnam's regions and provinces, whose public draws the lotteries follow. */
export const provinces: readonly Word[] = [
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
  place('Đồng Tháp', 'دونغ ثاب', 'دونگ تاپ'),
  place('Cà Mau', 'كا ماو', 'کا مائو'),
  place('Bến Tre', 'بن تري', 'بن تره'),
  place('Vũng Tàu', 'فونغ تاو', 'وونگ تائو'),
  place('Bạc Liêu', 'باك ليو', 'باک لیئو'),
  place('Đồng Nai', 'دونغ ناي', 'دونگ نای'),
  place('Cần Thơ', 'كان ثو', 'کان تو'),
  place('Sóc Trăng', 'سوك ترانغ', 'سوک ترانگ'),
  place('Tây Ninh', 'تاي نينه', 'تای نین'),
  place('An Giang', 'آن جيانغ', 'آن گیانگ'),
  place('Bình Thuận', 'بنه ثوان', 'بین توآن'),
  place('Vĩnh Long', 'فينه لونغ', 'وین لونگ'),
  place('Bình Dương', 'بنه دوونغ', 'بین دوئونگ'),
  place('Trà Vinh', 'ترا فينه', 'ترا وین'),
  place('Long An', 'لونغ آن', 'لونگ آن'),
  place('Tiền Giang', 'تيان جيانغ', 'تین گیانگ'),
  place('Kiên Giang', 'كين جيانغ', 'کین گیانگ'),
  place('Đà Lạt', 'دا لات', 'دا لات'),
  place('Huế', 'هوي', 'هوئه'),
  place('Phú Yên', 'فو ين', 'فو ین'),
  place('Đắk Lắk', 'داك لاك', 'داک لاک'),
  place('Quảng Nam', 'كوانغ نام', 'کوانگ نام'),
  place('Khánh Hòa', 'خان هوا', 'خان هوآ'),
  place('Đà Nẵng', 'دا نانغ', 'دا نانگ'),
  place('Bình Định', 'بنه دينه', 'بین دین'),
  place('Quảng Trị', 'كوانغ تري', 'کوانگ تری'),
  place('Gia Lai', 'جيا لاي', 'گیا لای'),
  place('Kon Tum', 'كون توم', 'کون توم'),
];

/** Families of draws that the gateway makes itself. */
export const drawFamilies: readonly Word[] = [
  ['Five Digits', 'Ngũ Tinh', 'Cinco Dígitos', 'Cinco Dígitos', 'Limang Numero', 'خمسة أرقام', 'پنج رقم'],
  ['Racing Ten', 'Đua Mười', 'Carrera de Diez', 'Corrida de Dez', 'Karera Sampu', 'سباق العشرة', 'مسابقه ده'],
  ['Fast Three', 'Tam Nhanh', 'Tres Rápido', 'Três Rápido', 'Mabilis na Tatlo', 'الثلاثة السريعة', 'سه سریع'],
  ['4D', '4D', '4D', '4D', '4D', '4D', '4D'],
];

/** How often a family draws. */
export const drawPaces: readonly Word[] = [
  ['1 Minute', '1 Phút', '1 Minuto', '1 Minuto', '1 Minuto', 'دقيقة', '۱ دقیقه'],
  ['2 Minutes', '2 Phút', '2 Minutos', '2 Minutos', '2 Minuto', 'دقيقتان', '۲ دقیقه'],
  ['3 Minutes', '3 Phút', '3 Minutos', '3 Minutos', '3 Minuto', '٣ دقائق', '۳ دقیقه'],
  ['5 Minutes', '5 Phút', '5 Minutos', '5 Minutos', '5 Minuto', '٥ دقائق', '۵ دقیقه'],
  ['10 Minutes', '10 Phút', '10 Minutos', '10 Minutos', '10 Minuto', '١٠ دقائق', '۱۰ دقیقه'],
];
