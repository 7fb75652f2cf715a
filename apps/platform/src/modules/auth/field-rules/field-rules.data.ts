import type { RegisterFieldName } from '@livery/contract/auth/registration';
import type { Translations } from '../../../core/text/translations.ts';

/** Error message in each language, in the order of `languages`. `{0}` stands for the minimum length. */
type Message = readonly [string, string, string, string, string, string, string, string, string, string];
const languages = ['EN', 'TY', 'VI', 'ES', 'PT', 'AR', 'FA', 'TH', 'CN', 'HI'] as const;

export interface FieldDefault {
  readonly pattern: string | null;
  readonly length: readonly [shortest: number, longest: number];
  readonly message: Message;
}

export const translated = (message: Message): Translations =>
  Object.fromEntries(languages.map((code, index) => [code, message[index]]));

const mobileMessage: Message = [
  'Enter a mobile number of {0} digits or more.',
  'Ilagay ang mobile number na may {0} digit o higit pa.',
  'Hãy nhập số di động có từ {0} chữ số trở lên.',
  'Escriba un número de móvil de {0} dígitos o más.',
  'Digite um número de celular com {0} dígitos ou mais.',
  'أدخل رقم جوال من {0} أرقام أو أكثر.',
  'شمارهٔ همراهی با {0} رقم یا بیشتر وارد کنید.',
  'กรอกหมายเลขมือถือตั้งแต่ {0} หลักขึ้นไป',
  '请输入不少于 {0} 位的手机号码。',
  '{0} या उससे अधिक अंकों का मोबाइल नंबर दर्ज करें।',
];
const codeMessage: Message = [
  'Enter the six digits of the code.',
  'Ilagay ang anim na digit ng code.',
  'Hãy nhập sáu chữ số của mã.',
  'Escriba los seis dígitos del código.',
  'Digite os seis dígitos do código.',
  'أدخل أرقام الرمز الستة.',
  'شش رقم کد را وارد کنید.',
  'กรอกรหัสหกหลัก',
  '请输入六位验证码。',
  'कोड के छह अंक दर्ज करें।',
];
const usernameMessage: Message = [
  '4 to 16 letters, digits or _, beginning with a letter.',
  '4 hanggang 16 na letra, numero o _, nagsisimula sa letra.',
  '4 đến 16 chữ cái, chữ số hoặc _, bắt đầu bằng chữ cái.',
  'De 4 a 16 letras, números o _, y que empiece por una letra.',
  'De 4 a 16 letras, números ou _, começando com uma letra.',
  'من 4 إلى 16 حرفًا لاتينيًا أو رقمًا أو _، ويبدأ بحرف.',
  '۴ تا ۱۶ حرف لاتین، رقم یا _ که با حرف آغاز شود.',
  'ตัวอักษร ตัวเลข หรือ _ 4 ถึง 16 ตัว โดยเริ่มด้วยตัวอักษร',
  '4 到 16 位字母、数字或 _，以字母开头。',
  '4 से 16 अक्षर, अंक या _, पहला अक्षर हो।',
];
const passwordMessage: Message = [
  'At least 8 characters, with a letter and a digit, without spaces.',
  'Hindi bababa sa 8 karakter, may letra at numero, walang puwang.',
  'Ít nhất 8 ký tự, có chữ cái và chữ số, không có khoảng trắng.',
  'Al menos 8 caracteres, con una letra y un número, sin espacios.',
  'Pelo menos 8 caracteres, com uma letra e um número, sem espaços.',
  'ثمانية أحرف على الأقل، فيها حرف لاتيني ورقم، بلا مسافات.',
  'دست‌کم ۸ نویسه، با یک حرف لاتین و یک رقم، بدون فاصله.',
  'อย่างน้อย 8 ตัวอักษร มีทั้งตัวอักษรและตัวเลข ไม่มีช่องว่าง',
  '至少 8 位，须含字母和数字，不含空格。',
  'कम से कम 8 अक्षर, जिनमें एक अक्षर और एक अंक हो, बिना खाली जगह।',
];

const account = (name: string, pattern: string | null, length: FieldDefault['length']): FieldDefault => ({
  pattern,
  length,
  message: [
    `This does not look like a ${name} account.`,
    `Hindi ito mukhang ${name} account.`,
    `Đây không giống tài khoản ${name}.`,
    `Esto no parece una cuenta de ${name}.`,
    `Isto não parece uma conta do ${name}.`,
    `لا يبدو هذا حساب ${name}.`,
    `این شبیه حساب ${name} نیست.`,
    `ข้อมูลนี้ไม่เหมือนบัญชี ${name}`,
    `这看起来不是 ${name} 账号。`,
    `यह ${name} खाते जैसा नहीं लगता।`,
  ],
});

const plainText: Message = [
  'Use 2 characters or more, without < and >.',
  'Gumamit ng 2 karakter o higit pa, walang < at >.',
  'Hãy dùng từ 2 ký tự, không có < và >.',
  'Use 2 caracteres o más, sin < ni >.',
  'Use 2 caracteres ou mais, sem < nem >.',
  'استخدم حرفين أو أكثر، دون < و >.',
  'دو نویسه یا بیشتر، بدون < و >.',
  'ใช้ 2 ตัวอักษรขึ้นไป โดยไม่มี < และ >',
  '请输入 2 个以上字符，不含 < 和 >。',
  '2 या अधिक अक्षर लिखें, < और > के बिना।',
];

/** Pattern of a text without markup characters and control characters such as line breaks. */
const textPattern = '[^<>\\p{Cc}]+';

/** Default rules for the fields of the registration. The operator can change them. */
export const registerDefaults: Readonly<Record<RegisterFieldName, FieldDefault>> = {
  username: { pattern: '[A-Za-z][A-Za-z0-9_]{3,15}', length: [4, 16], message: usernameMessage },
  mobileNum: { pattern: '\\d{7,15}', length: [7, 15], message: mobileMessage },
  verificationCode: { pattern: '\\d{6}', length: [6, 6], message: codeMessage },
  password: { pattern: '(?=.*[A-Za-z])(?=.*\\d)\\S{8,64}', length: [8, 64], message: passwordMessage },
  confirmPassword: { pattern: null, length: [1, 64], message: passwordMessage },
  paymentPassword: {
    pattern: '\\d{6}',
    length: [6, 6],
    message: [
      'The payment password has six digits.',
      'Anim na digit ang payment password.',
      'Mật khẩu thanh toán gồm sáu chữ số.',
      'La contraseña de pago tiene seis dígitos.',
      'A senha de pagamento tem seis dígitos.',
      'كلمة مرور الدفع من ستة أرقام.',
      'رمز پرداخت شش رقم دارد.',
      'รหัสผ่านการชำระเงินมีหกหลัก',
      '支付密码为六位数字。',
      'भुगतान पासवर्ड छह अंकों का होता है।',
    ],
  },
  email: {
    pattern: '[^\\s@<>]+@[^\\s@<>]+\\.[A-Za-z]{2,3}',
    length: [6, 100],
    message: [
      'Enter an e-mail address like name@example.com.',
      'Maglagay ng e-mail address gaya ng name@example.com.',
      'Hãy nhập địa chỉ e-mail như name@example.com.',
      'Escriba un correo como nombre@example.com.',
      'Digite um e-mail como nome@example.com.',
      'أدخل بريدًا إلكترونيًا مثل name@example.com.',
      'نشانی ایمیلی مانند name@example.com وارد کنید.',
      'กรอกอีเมล เช่น name@example.com',
      '请输入电子邮箱，例如 name@example.com。',
      'name@example.com जैसा ई-मेल पता दर्ज करें।',
    ],
  },
  nickname: { pattern: textPattern, length: [2, 20], message: plainText },
  payeeName: { pattern: textPattern, length: [2, 60], message: plainText },
  idNumber: {
    pattern: '[A-Za-z0-9-]{5,30}',
    length: [5, 30],
    message: [
      '5 to 30 letters and digits, as on the document.',
      '5 hanggang 30 na letra at numero, gaya ng nasa dokumento.',
      '5 đến 30 chữ cái và chữ số, như trên giấy tờ.',
      'De 5 a 30 letras y números, como en el documento.',
      'De 5 a 30 letras e números, como no documento.',
      'من 5 إلى 30 حرفًا ورقمًا، كما في الوثيقة.',
      '۵ تا ۳۰ حرف و رقم، همان‌گونه که در مدرک است.',
      'ตัวอักษรและตัวเลข 5 ถึง 30 ตัว ตามเอกสาร',
      '5 到 30 位字母和数字，与证件一致。',
      'दस्तावेज़ के अनुसार 5 से 30 अक्षर और अंक।',
    ],
  },
  qqNum: account('QQ', '\\d{5,12}', [5, 12]),
  facebook: account('Facebook', textPattern, [2, 100]),
  wechat: account('WeChat', '[A-Za-z][A-Za-z0-9_-]{5,19}', [6, 20]),
  line: account('LINE', '[A-Za-z0-9._@-]{2,40}', [2, 40]),
  whatsapp: account('WhatsApp', '\\+?[0-9 ]{7,20}', [7, 20]),
  zalo: account('Zalo', '\\+?[0-9]{8,15}', [8, 16]),
  recommenderId: { pattern: '[A-Za-z0-9_]{3,32}', length: [3, 32], message: usernameMessage },
  affiliateCode: {
    pattern: '[A-Za-z0-9_-]{3,32}',
    length: [3, 32],
    message: [
      'Invalid invitation code.',
      'Hindi wastong invitation code.',
      'Mã mời không hợp lệ.',
      'El código de invitación no es válido.',
      'Código de convite inválido.',
      'رمز الدعوة غير صالح.',
      'کد دعوت نامعتبر است.',
      'รหัสเชิญไม่ถูกต้อง',
      '邀请码无效。',
      'आमंत्रण कोड मान्य नहीं है।',
    ],
  },
};

/**
 * Default rules for the fields of the log-in. They are less strict than those of the registration, because members who
 * registered under older rules must still be able to log in.
 */
export const loginDefaults: Readonly<
  Record<'loginUsername' | 'loginPassword' | 'loginMobileNum' | 'verificationCode' | 'password', FieldDefault>
> = {
  loginUsername: {
    pattern: '[^\\s<>]{3,40}',
    length: [3, 40],
    message: [
      'Enter your username, at least 3 characters.',
      'Ilagay ang iyong username, hindi bababa sa 3 karakter.',
      'Hãy nhập tên đăng nhập, ít nhất 3 ký tự.',
      'Escriba su usuario, al menos 3 caracteres.',
      'Digite seu usuário, pelo menos 3 caracteres.',
      'أدخل اسم المستخدم، ثلاثة أحرف على الأقل.',
      'نام کاربری خود را وارد کنید، دست‌کم ۳ نویسه.',
      'กรอกชื่อผู้ใช้ อย่างน้อย 3 ตัวอักษร',
      '请输入用户名，至少 3 个字符。',
      'अपना यूज़रनेम दर्ज करें, कम से कम 3 अक्षर।',
    ],
  },
  loginPassword: {
    pattern: null,
    length: [6, 64],
    message: [
      'Enter your password, at least 6 characters.',
      'Ilagay ang iyong password, hindi bababa sa 6 karakter.',
      'Hãy nhập mật khẩu, ít nhất 6 ký tự.',
      'Escriba su contraseña, al menos 6 caracteres.',
      'Digite sua senha, pelo menos 6 caracteres.',
      'أدخل كلمة المرور، ستة أحرف على الأقل.',
      'رمز عبور خود را وارد کنید، دست‌کم ۶ نویسه.',
      'กรอกรหัสผ่าน อย่างน้อย 6 ตัวอักษร',
      '请输入密码，至少 6 位。',
      'अपना पासवर्ड दर्ज करें, कम से कम 6 अक्षर।',
    ],
  },
  loginMobileNum: { pattern: '\\d{7,15}', length: [7, 15], message: mobileMessage },
  verificationCode: { pattern: '\\d{6}', length: [6, 6], message: codeMessage },
  password: { pattern: '(?=.*[A-Za-z])(?=.*\\d)\\S{8,64}', length: [8, 64], message: passwordMessage },
};
