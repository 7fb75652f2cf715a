import type { Translations } from '../db/schema/tables.ts';

export interface Words {
  readonly titles: Translations;
  /** Plain text; `{name}` and `{answer}` are filled in, escaped. */
  readonly texts: Translations;
}

/** What the gateway writes to members when something has happened. */
export const letterWords = {
  welcome: {
    titles: { EN: 'Welcome aboard', TY: 'Maligayang pagdating', VI: 'Chào mừng bạn', ES: 'Te damos la bienvenida', PT: 'Boas-vindas', AR: 'أهلًا بك', FA: 'خوش آمدید', TH: 'ยินดีต้อนรับ', CN: '欢迎加入', HI: 'आपका स्वागत है' },
    texts: {
      EN: 'Good to have you here, {name}. Your messages arrive in this inbox. In the member center you find your records, your security settings and the limits you can set for your own play.',
      TY: 'Masaya kaming nandito ka, {name}. Dito darating ang mga mensahe mo. Nasa member center ang mga tala mo, ang seguridad ng account at ang mga limitasyong puwede mong itakda sa sarili mong paglalaro.',
      VI: 'Rất vui được gặp bạn, {name}. Tin nhắn của bạn sẽ đến hộp thư này. Trong trung tâm hội viên có lịch sử, cài đặt bảo mật và các hạn mức bạn có thể tự đặt khi chơi.',
      ES: 'Qué bien tenerte aquí, {name}. Tus mensajes llegan a este buzón. En tu área personal están tus registros, la seguridad de tu cuenta y los límites que puedes ponerte al jugar.',
      PT: 'Que bom ter você aqui, {name}. Suas mensagens chegam nesta caixa. Na área do membro estão seus registros, a segurança da conta e os limites que você pode definir para jogar.',
      AR: 'يسعدنا وجودك معنا يا {name}. تصلك رسائلك هنا. في مركز الأعضاء تجد سجلاتك وإعدادات الأمان والحدود التي يمكنك وضعها للعبك.',
      FA: '{name} عزیز، خوشحالیم که اینجایید. پیام‌های شما به این صندوق می‌رسد. در مرکز اعضا سوابق، تنظیمات امنیتی و سقف‌هایی را که می‌توانید برای بازی خود بگذارید می‌یابید.',
      TH: 'ยินดีที่มีคุณ {name} ข้อความของคุณจะส่งมาที่นี่ ในศูนย์สมาชิกมีประวัติ การตั้งค่าความปลอดภัย และขีดจำกัดการเล่นที่คุณกำหนดเองได้',
      CN: '{name}，很高兴您的加入。您的消息会送达此收件箱。会员中心里有您的记录、安全设置以及您可以自行设定的游戏限额。',
      HI: '{name}, आपका यहाँ होना अच्छा है। आपके संदेश इसी इनबॉक्स में आते हैं। सदस्य केंद्र में आपके रिकॉर्ड, सुरक्षा सेटिंग और खेल की वे सीमाएँ हैं जो आप खुद तय कर सकते हैं।',
    },
  },
  passkeyAdded: {
    titles: { EN: 'A passkey was added', TY: 'May naidagdag na passkey', VI: 'Đã thêm một khóa truy cập', ES: 'Se añadió una llave de acceso', PT: 'Uma chave de acesso foi adicionada', AR: 'أُضيف مفتاح مرور', FA: 'یک کلید عبور افزوده شد', TH: 'เพิ่มพาสคีย์แล้ว', CN: '已添加通行密钥', HI: 'एक पासकी जोड़ी गई' },
    texts: {
      EN: 'The passkey “{name}” now opens your account. If it was not you who added it, remove it in the security center and change your password.',
      TY: 'Nabubuksan na ng passkey na “{name}” ang account mo. Kung hindi ikaw ang nagdagdag, alisin ito sa security center at palitan ang password.',
      VI: 'Khóa truy cập “{name}” giờ mở được tài khoản của bạn. Nếu không phải bạn thêm, hãy xóa nó trong trung tâm bảo mật và đổi mật khẩu.',
      ES: 'La llave de acceso «{name}» ya abre tu cuenta. Si no la añadiste tú, elimínala en el centro de seguridad y cambia tu contraseña.',
      PT: 'A chave de acesso “{name}” agora abre sua conta. Se não foi você, remova-a na central de segurança e troque a senha.',
      AR: 'مفتاح المرور «{name}» يفتح حسابك الآن. إن لم تكن أنت من أضافه فاحذفه من مركز الأمان وغيّر كلمة المرور.',
      FA: 'کلید عبور «{name}» اکنون حساب شما را باز می‌کند. اگر شما آن را نیفزوده‌اید، در مرکز امنیت حذفش کنید و رمز عبور را تغییر دهید.',
      TH: 'พาสคีย์ “{name}” เปิดบัญชีของคุณได้แล้ว หากคุณไม่ได้เพิ่มเอง โปรดลบในศูนย์ความปลอดภัยและเปลี่ยนรหัสผ่าน',
      CN: '通行密钥“{name}”现可登录您的账户。若非本人添加，请在安全中心将其删除并修改密码。',
      HI: 'पासकी “{name}” अब आपका खाता खोलती है। अगर इसे आपने नहीं जोड़ा, तो सुरक्षा केंद्र में इसे हटाएँ और पासवर्ड बदलें।',
    },
  },
  feedbackAnswered: {
    titles: { EN: 'We answered your feedback', TY: 'Sinagot namin ang feedback mo', VI: 'Chúng tôi đã trả lời góp ý của bạn', ES: 'Respondimos a tus comentarios', PT: 'Respondemos ao seu comentário', AR: 'أجبنا على ملاحظتك', FA: 'به بازخورد شما پاسخ دادیم', TH: 'เราตอบความคิดเห็นของคุณแล้ว', CN: '您的反馈已有回复', HI: 'हमने आपकी प्रतिक्रिया का उत्तर दिया' },
    texts: { EN: '{answer}', TY: '{answer}', VI: '{answer}', ES: '{answer}', PT: '{answer}', AR: '{answer}', FA: '{answer}', TH: '{answer}', CN: '{answer}', HI: '{answer}' },
  },
  identityVerified: {
    titles: { EN: 'Your identity is verified', TY: 'Beripikado na ang pagkakakilanlan mo', VI: 'Danh tính của bạn đã được xác minh', ES: 'Tu identidad está verificada', PT: 'Sua identidade foi verificada', AR: 'تم التحقق من هويتك', FA: 'هویت شما تأیید شد', TH: 'ยืนยันตัวตนแล้ว', CN: '身份验证已通过', HI: 'आपकी पहचान सत्यापित हुई' },
    texts: {
      EN: 'Thank you. Your documents were accepted; there is nothing more to do.', TY: 'Salamat. Tinanggap ang mga dokumento mo; wala ka nang kailangang gawin.', VI: 'Cảm ơn bạn. Giấy tờ đã được chấp nhận, bạn không cần làm gì thêm.', ES: 'Gracias. Tus documentos fueron aceptados; no tienes que hacer nada más.', PT: 'Obrigado. Seus documentos foram aceitos; não é preciso fazer mais nada.', AR: 'شكرًا لك. قُبلت وثائقك ولا يلزمك أي إجراء آخر.', FA: 'سپاسگزاریم. مدارک شما پذیرفته شد و کار دیگری لازم نیست.', TH: 'ขอบคุณ เอกสารของคุณผ่านการตรวจสอบแล้ว ไม่ต้องทำอะไรเพิ่ม', CN: '谢谢。您的证件已通过审核，无需其他操作。', HI: 'धन्यवाद। आपके दस्तावेज़ स्वीकार हो गए; अब कुछ और नहीं करना है।',
    },
  },
  identityRejected: {
    titles: { EN: 'Your identity could not be verified', TY: 'Hindi naberipika ang pagkakakilanlan mo', VI: 'Chưa xác minh được danh tính của bạn', ES: 'No pudimos verificar tu identidad', PT: 'Não foi possível verificar sua identidade', AR: 'تعذر التحقق من هويتك', FA: 'هویت شما تأیید نشد', TH: 'ยืนยันตัวตนไม่สำเร็จ', CN: '身份验证未通过', HI: 'आपकी पहचान सत्यापित नहीं हो सकी' },
    texts: {
      EN: 'The pictures you sent are the same. Please send the front, the back and a selfie again from the security center.', TY: 'Magkakapareho ang mga larawang ipinadala mo. Ipadala ulit ang harap, likod at selfie mula sa security center.', VI: 'Các ảnh bạn gửi giống nhau. Vui lòng gửi lại mặt trước, mặt sau và ảnh chân dung từ trung tâm bảo mật.', ES: 'Las imágenes que enviaste son iguales. Envía de nuevo el anverso, el reverso y un selfi desde el centro de seguridad.', PT: 'As imagens enviadas são iguais. Envie de novo a frente, o verso e uma selfie pela central de segurança.', AR: 'الصور التي أرسلتها متطابقة. يرجى إرسال الوجه والظهر وصورة شخصية من جديد من مركز الأمان.', FA: 'تصاویری که فرستادید یکسان هستند. لطفاً رو، پشت و سلفی را دوباره از مرکز امنیت بفرستید.', TH: 'รูปที่คุณส่งเป็นรูปเดียวกัน โปรดส่งด้านหน้า ด้านหลัง และเซลฟี่ใหม่จากศูนย์ความปลอดภัย', CN: '您发送的图片相同。请在安全中心重新提交正面、背面和自拍照。', HI: 'आपके भेजे चित्र एक जैसे हैं। कृपया सुरक्षा केंद्र से आगे, पीछे और सेल्फ़ी फिर भेजें।',
    },
  },
} as const satisfies Record<string, Words>;
