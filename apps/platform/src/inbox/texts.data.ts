/** What members read in messages, by the wire's language code. */
type Texts = Readonly<Record<string, string>>;

export const codeTexts: Texts = {
  EN: '{code} is your {brand} code. It is good for {minutes} minutes. Tell it to nobody.',
  TY: '{code} ang iyong {brand} code. May bisa ito nang {minutes} minuto. Huwag ibahagi kaninuman.',
  VI: '{code} là mã {brand} của bạn, có hiệu lực trong {minutes} phút. Không cho ai biết.',
  ES: '{code} es su código de {brand}. Vale {minutes} minutos. No lo comparta con nadie.',
  PT: '{code} é o seu código {brand}. Vale por {minutes} minutos. Não conte a ninguém.',
  AR: '{code} هو رمزك في {brand}، صالح لمدة {minutes} دقيقة. لا تخبر به أحدًا.',
  FA: '{code} کد شما در {brand} است و {minutes} دقیقه اعتبار دارد. آن را به کسی نگویید.',
  TH: '{code} คือรหัส {brand} ของคุณ ใช้ได้ {minutes} นาที อย่าบอกใคร',
  CN: '{code} 是您的 {brand} 验证码，{minutes} 分钟内有效，请勿告诉他人。',
  HI: '{code} आपका {brand} कोड है। यह {minutes} मिनट तक मान्य है। किसी को न बताएँ।',
};

export const resetSubjects: Texts = {
  EN: 'A new password for {brand}', TY: 'Bagong password para sa {brand}', VI: 'Mật khẩu mới cho {brand}', ES: 'Una nueva contraseña para {brand}', PT: 'Uma nova senha para {brand}',
  AR: 'كلمة مرور جديدة في {brand}', FA: 'رمز عبور تازه برای {brand}', TH: 'รหัสผ่านใหม่สำหรับ {brand}', CN: '{brand} 新密码', HI: '{brand} के लिए नया पासवर्ड',
};

export const resetTexts: Texts = {
  EN: 'Hello {name},\nset a new password through this link within {minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.',
  TY: 'Kumusta {name},\nmagtakda ng bagong password sa link na ito sa loob ng {minutes} minuto. Kung hindi mo ito hiniling, huwag pansinin: mananatili ang password mo.',
  VI: 'Xin chào {name},\nhãy đặt mật khẩu mới qua liên kết này trong vòng {minutes} phút. Nếu bạn không yêu cầu, cứ bỏ qua: mật khẩu vẫn giữ nguyên.',
  ES: 'Hola, {name}:\nestablezca una nueva contraseña con este enlace en los próximos {minutes} minutos. Si no la pidió, no haga nada: su contraseña sigue igual.',
  PT: 'Olá, {name},\ndefina uma nova senha por este link em até {minutes} minutos. Se não foi você, ignore: sua senha continua a mesma.',
  AR: 'مرحبًا {name}،\nعيّن كلمة مرور جديدة عبر هذا الرابط خلال {minutes} دقيقة. إن لم تطلب ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  FA: 'سلام {name}،\nتا {minutes} دقیقهٔ دیگر از این پیوند رمز تازه‌ای بگذارید. اگر شما نخواسته‌اید کاری نکنید: رمزتان همان می‌ماند.',
  TH: 'สวัสดี {name}\nตั้งรหัสผ่านใหม่ผ่านลิงก์นี้ภายใน {minutes} นาที หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านจะคงเดิม',
  CN: '{name}，您好：\n请在 {minutes} 分钟内通过此链接设置新密码。如非本人操作，请忽略，密码不会改变。',
  HI: 'नमस्ते {name},\n{minutes} मिनट के भीतर इस लिंक से नया पासवर्ड रखें। यदि आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
};

/** The text in the member's language, or in English. */
export const phrase = (texts: Texts, language: string, values: Readonly<Record<string, string>>): string =>
  (texts[language] ?? texts.EN ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
