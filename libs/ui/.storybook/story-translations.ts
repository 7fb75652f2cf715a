import { languageTable } from '@livery/merchant/language-table';
import type { BrandLanguage, Direction, LanguageCode } from '@livery/merchant/languages';

interface StoryLanguage {
  code: string;
  name: string;
  bcp47: string;
  dir: Direction;
}

const shown = ['EN', 'TY', 'VI', 'ES', 'AR', 'TH', 'MY'] as const;

/**
 * Languages in Storybook's toolbar. Some of them have a script that needs a large line height.
 * `LONG` is a pseudo-locale with longer texts.
 */
export const languages: readonly StoryLanguage[] = [
  ...shown.map((code) => {
    const facts: { bcp47: string; name: string; dir?: Direction } = languageTable[code];
    return { code, name: facts.name, bcp47: facts.bcp47, dir: facts.dir ?? 'ltr' };
  }),
  { code: 'LONG', name: '40 % longer', bcp47: 'en', dir: 'ltr' },
];

/**
 * Returns the language with this code in the format of the brand data. Returns English for the test
 * language `LONG` and for an unknown code.
 */
export const toBrandLanguage = (code: string): BrandLanguage => {
  const language = languages.find((candidate) => candidate.code === code && code !== 'LONG');
  const { bcp47, dir } = language ?? languages[0]!;
  return { code: (language ? code : 'EN') as LanguageCode, bcp47, dir };
};

/**
 * Translations of the sample texts in the Storybook stories. The first key is the English text,
 * and the second key is the language code. A text without a translation is shown in English.
 */
export const storyTranslations: Record<string, Record<string, string>> = {
  Home: { TY: 'Home', VI: 'Trang chủ', ES: 'Inicio', AR: 'الرئيسية', TH: 'หน้าแรก', MY: 'ပင်မ' },
  Promotions: {
    TY: 'Promosyon',
    VI: 'Khuyến mãi',
    ES: 'Promociones',
    AR: 'العروض',
    TH: 'โปรโมชั่น',
    MY: 'ပရိုမိုးရှင်း',
  },
  Deposit: {
    TY: 'Deposito',
    VI: 'Nạp tiền',
    ES: 'Depositar',
    AR: 'إيداع',
    TH: 'ฝากเงิน',
    MY: 'ငွေသွင်း',
  },
  Invite: { TY: 'Imbita', VI: 'Mời bạn', ES: 'Invitar', AR: 'دعوة', TH: 'เชิญเพื่อน', MY: 'ဖိတ်ခေါ်' },
  Members: {
    TY: 'Miyembro',
    VI: 'Tài khoản',
    ES: 'Mi cuenta',
    AR: 'حسابي',
    TH: 'สมาชิก',
    MY: 'အဖွဲ့ဝင်',
  },
  'Log in': {
    TY: 'Mag-login',
    VI: 'Đăng nhập',
    ES: 'Entrar',
    AR: 'تسجيل الدخول',
    TH: 'เข้าสู่ระบบ',
    MY: 'ဝင်ရောက်ရန်',
  },
  Register: {
    TY: 'Magrehistro',
    VI: 'Đăng ký',
    ES: 'Registrarse',
    AR: 'إنشاء حساب',
    TH: 'สมัครสมาชิก',
    MY: 'စာရင်းသွင်း',
  },
  Password: {
    TY: 'Password',
    VI: 'Mật khẩu',
    ES: 'Contraseña',
    AR: 'كلمة المرور',
    TH: 'รหัสผ่าน',
    MY: 'စကားဝှက်',
  },
  'User name': {
    TY: 'Username',
    VI: 'Tên đăng nhập',
    ES: 'Usuario',
    AR: 'اسم المستخدم',
    TH: 'ชื่อผู้ใช้',
    MY: 'အသုံးပြုသူအမည်',
  },
  Hot: { TY: 'Sikat', VI: 'Nổi bật', ES: 'Populares', AR: 'الرائجة', TH: 'ยอดนิยม', MY: 'လူကြိုက်များ' },
  Slots: { TY: 'Slots', VI: 'Nổ hũ', ES: 'Tragamonedas', AR: 'سلوتس', TH: 'สล็อต', MY: 'စလော့' },
  Live: { TY: 'Live', VI: 'Trực tuyến', ES: 'En vivo', AR: 'مباشر', TH: 'คาสิโนสด', MY: 'တိုက်ရိုက်' },
  Fishing: { TY: 'Pangingisda', VI: 'Bắn cá', ES: 'Pesca', AR: 'الصيد', TH: 'ยิงปลา', MY: 'ငါးဖမ်း' },
  Sports: { TY: 'Sports', VI: 'Thể thao', ES: 'Deportes', AR: 'رياضة', TH: 'กีฬา', MY: 'အားကစား' },
  Lottery: { TY: 'Lotto', VI: 'Xổ số', ES: 'Lotería', AR: 'اليانصيب', TH: 'หวย', MY: 'ထီ' },
  'Search games': {
    TY: 'Maghanap ng laro',
    VI: 'Tìm trò chơi',
    ES: 'Buscar juegos',
    AR: 'ابحث عن لعبة',
    TH: 'ค้นหาเกม',
    MY: 'ဂိမ်းရှာရန်',
  },
  'No game has that name.': {
    TY: 'Walang laro na ganyan ang pangalan.',
    VI: 'Không có trò chơi nào tên như vậy.',
    ES: 'Ningún juego se llama así.',
    AR: 'لا توجد لعبة بهذا الاسم.',
    TH: 'ไม่มีเกมชื่อนี้',
    MY: 'ဤအမည်ဖြင့် ဂိမ်းမရှိပါ။',
  },
  'Show all games': {
    TY: 'Ipakita lahat ng laro',
    VI: 'Xem tất cả trò chơi',
    ES: 'Ver todos los juegos',
    AR: 'عرض كل الألعاب',
    TH: 'ดูเกมทั้งหมด',
    MY: 'ဂိမ်းအားလုံးပြရန်',
  },
};
