/** Text of a message by language code. */
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

export const codeSubjects: Texts = {
  EN: 'Your code for {brand}',
  TY: 'Ang code mo para sa {brand}',
  VI: 'Mã của bạn cho {brand}',
  ES: 'Tu código para {brand}',
  PT: 'Seu código para {brand}',
  AR: 'رمزك في {brand}',
  FA: 'کد شما برای {brand}',
  TH: 'รหัสของคุณสำหรับ {brand}',
  CN: '您的 {brand} 验证码',
  HI: '{brand} के लिए आपका कोड',
};

export const resetSubjects: Texts = {
  EN: 'A new password for {brand}',
  TY: 'Bagong password para sa {brand}',
  VI: 'Mật khẩu mới cho {brand}',
  ES: 'Una nueva contraseña para {brand}',
  PT: 'Uma nova senha para {brand}',
  AR: 'كلمة مرور جديدة في {brand}',
  FA: 'رمز عبور تازه برای {brand}',
  TH: 'รหัสผ่านใหม่สำหรับ {brand}',
  CN: '{brand} 新密码',
  HI: '{brand} के लिए नया पासवर्ड',
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

export const emailLinkSubjects: Texts = {
  EN: 'Confirm your e-mail for {brand}',
  TY: 'Kumpirmahin ang e-mail mo para sa {brand}',
  VI: 'Xác nhận e-mail của bạn cho {brand}',
  ES: 'Confirma tu correo para {brand}',
  PT: 'Confirme seu e-mail para {brand}',
  AR: 'أكّد بريدك الإلكتروني في {brand}',
  FA: 'ایمیل خود را برای {brand} تأیید کنید',
  TH: 'ยืนยันอีเมลของคุณสำหรับ {brand}',
  CN: '确认您的 {brand} 邮箱',
  HI: '{brand} के लिए अपने ई-मेल की पुष्टि करें',
};

export const emailLinkTexts: Texts = {
  EN: 'Hello {name},\nconfirm through this link within {hours} hours that this address is yours. If you have no account with us, do nothing: the address stays unconfirmed.',
  TY: 'Kumusta {name},\nkumpirmahin sa link na ito sa loob ng {hours} oras na sa iyo ang address na ito. Kung wala kang account sa amin, huwag pansinin: mananatiling hindi kumpirmado ang address.',
  VI: 'Xin chào {name},\nhãy xác nhận địa chỉ này là của bạn qua liên kết này trong vòng {hours} giờ. Nếu bạn không có tài khoản với chúng tôi, cứ bỏ qua: địa chỉ sẽ không được xác nhận.',
  ES: 'Hola, {name}:\nconfirma con este enlace en las próximas {hours} horas que esta dirección es tuya. Si no tienes cuenta con nosotros, no hagas nada: la dirección queda sin confirmar.',
  PT: 'Olá, {name},\nconfirme por este link em até {hours} horas que este endereço é seu. Se você não tem conta conosco, ignore: o endereço fica sem confirmação.',
  AR: 'مرحبًا {name}،\nأكّد عبر هذا الرابط خلال {hours} ساعة أن هذا العنوان لك. إن لم يكن لديك حساب عندنا فلا تفعل شيئًا: يبقى العنوان غير مؤكد.',
  FA: 'سلام {name}،\nتا {hours} ساعت دیگر از این پیوند تأیید کنید که این نشانی از آنِ شماست. اگر نزد ما حسابی ندارید کاری نکنید: نشانی تأییدنشده می‌ماند.',
  TH: 'สวัสดี {name}\nยืนยันผ่านลิงก์นี้ภายใน {hours} ชั่วโมงว่าที่อยู่นี้เป็นของคุณ หากคุณไม่มีบัญชีกับเรา ไม่ต้องทำอะไร ที่อยู่จะยังไม่ได้รับการยืนยัน',
  CN: '{name}，您好：\n请在 {hours} 小时内通过此链接确认该邮箱属于您。如您没有我们的账户，请忽略，该邮箱将保持未确认。',
  HI: 'नमस्ते {name},\n{hours} घंटे के भीतर इस लिंक से पुष्टि करें कि यह पता आपका है। यदि हमारे यहाँ आपका खाता नहीं है, तो कुछ न करें: पता अपुष्ट रहेगा।',
};

export const emailReplacedSubjects: Texts = {
  EN: 'Your e-mail at {brand} was changed',
  TY: 'Napalitan ang e-mail mo sa {brand}',
  VI: 'E-mail của bạn tại {brand} đã được đổi',
  ES: 'Se cambió tu correo en {brand}',
  PT: 'Seu e-mail em {brand} foi alterado',
  AR: 'تم تغيير بريدك في {brand}',
  FA: 'ایمیل شما در {brand} تغییر کرد',
  TH: 'อีเมลของคุณที่ {brand} ถูกเปลี่ยนแล้ว',
  CN: '您在 {brand} 的邮箱已修改',
  HI: '{brand} पर आपका ई-मेल बदला गया',
};

export const emailReplacedTexts: Texts = {
  EN: 'Hello {name},\nanother e-mail address now stands in your account, and this one no longer does. If it was not you, log in, change your password and write to customer service.',
  TY: 'Kumusta {name},\nibang e-mail address na ang nasa account mo at wala na roon ang address na ito. Kung hindi ikaw ito, mag-log in, palitan ang password at sumulat sa customer service.',
  VI: 'Xin chào {name},\ntài khoản của bạn giờ dùng một địa chỉ e-mail khác thay cho địa chỉ này. Nếu không phải bạn, hãy đăng nhập, đổi mật khẩu và liên hệ bộ phận hỗ trợ.',
  ES: 'Hola, {name}:\nahora tu cuenta tiene otro correo en lugar de este. Si no fuiste tú, inicia sesión, cambia tu contraseña y escribe a atención al cliente.',
  PT: 'Olá, {name},\nsua conta agora tem outro e-mail no lugar deste. Se não foi você, entre, troque a senha e fale com o atendimento.',
  AR: 'مرحبًا {name}،\nأصبح في حسابك عنوان بريد آخر بدلًا من هذا. إن لم تكن أنت فسجّل الدخول وغيّر كلمة المرور وراسل خدمة العملاء.',
  FA: 'سلام {name}،\nاکنون نشانی ایمیل دیگری به‌جای این نشانی در حساب شماست. اگر کار شما نبوده است وارد شوید، رمز عبور را تغییر دهید و به پشتیبانی بنویسید.',
  TH: 'สวัสดี {name}\nบัญชีของคุณใช้อีเมลอื่นแทนที่อยู่นี้แล้ว หากไม่ใช่คุณ โปรดเข้าสู่ระบบ เปลี่ยนรหัสผ่าน และติดต่อฝ่ายบริการลูกค้า',
  CN: '{name}，您好：\n您的账户已改用其他邮箱，不再使用此邮箱。若非本人操作，请登录、修改密码并联系客服。',
  HI: 'नमस्ते {name},\nआपके खाते में अब इस पते की जगह दूसरा ई-मेल है। अगर यह आपने नहीं किया, तो लॉग इन करें, पासवर्ड बदलें और ग्राहक सेवा को लिखें।',
};

/** Returns the text in the language of the member, or in English. `values` replace the placeholders. */
export const formatMessage = (texts: Texts, language: string, values: Readonly<Record<string, string>>): string =>
  (texts[language] ?? texts.EN ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
