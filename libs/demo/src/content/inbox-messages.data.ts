import type { Translations } from '../localized-text.ts';

interface DemoInboxMessage {
  readonly id: string;
  readonly kind: 'money' | 'promotion' | 'security' | 'service' | 'play';
  readonly titles: Translations;
  readonly contents: Translations;
  /** Age of the message in days, at the time when the demo data is seeded. */
  readonly age: number;
  readonly isRead: boolean;
}

/** Inbox messages of every demo member, in addition to the welcome message. */
export const demoInboxMessages: readonly DemoInboxMessage[] = [
  {
    id: 'limits',
    kind: 'play',
    age: 1,
    isRead: false,
    titles: {
      EN: 'Your play, your limits',
      TY: 'Laro mo, limitasyon mo',
      VI: 'Bạn chơi, bạn đặt hạn mức',
      ES: 'Tu juego, tus límites',
      PT: 'Seu jogo, seus limites',
      AR: 'لعبك بحدودك',
      FA: 'بازی شما، سقف شما',
      TH: 'การเล่นของคุณ ขีดจำกัดของคุณ',
      CN: '您的游戏，您的限额',
      HI: 'आपका खेल, आपकी सीमाएँ',
    },
    contents: {
      EN: '<p>You can limit what you deposit, lose or bet in a day, a week or a month, and have a reminder after a while.</p><p><a href="/m/member/playLimits">Set my limits</a></p>',
      TY: '<p>Puwede mong limitahan ang idedeposito, matatalo o itataya mo sa isang araw, linggo o buwan, at magpaalala pagkalipas ng ilang oras.</p><p><a href="/m/member/playLimits">Itakda ang limitasyon ko</a></p>',
      VI: '<p>Bạn có thể giới hạn số tiền nạp, thua hoặc cược trong ngày, tuần hay tháng, và đặt lời nhắc sau một thời gian.</p><p><a href="/m/member/playLimits">Đặt hạn mức</a></p>',
      ES: '<p>Puedes limitar lo que depositas, pierdes o apuestas al día, a la semana o al mes, y pedir un aviso al cabo de un rato.</p><p><a href="/m/member/playLimits">Poner mis límites</a></p>',
      PT: '<p>Você pode limitar o que deposita, perde ou aposta por dia, semana ou mês, e receber um lembrete depois de um tempo.</p><p><a href="/m/member/playLimits">Definir meus limites</a></p>',
      AR: '<p>يمكنك تحديد ما تودعه أو تخسره أو تراهن به في اليوم أو الأسبوع أو الشهر، وطلب تذكير بعد مدة.</p><p><a href="/m/member/playLimits">تحديد حدودي</a></p>',
      FA: '<p>می‌توانید برای واریز، باخت یا شرط خود در روز، هفته یا ماه سقف بگذارید و پس از مدتی یادآوری بگیرید.</p><p><a href="/m/member/playLimits">تعیین سقف‌ها</a></p>',
      TH: '<p>คุณจำกัดยอดฝาก ยอดเสีย หรือยอดเดิมพันต่อวัน สัปดาห์ หรือเดือน และตั้งเตือนได้</p><p><a href="/m/member/playLimits">ตั้งขีดจำกัด</a></p>',
      CN: '<p>您可以限制每天、每周或每月的存款、亏损或投注，并设置定时提醒。</p><p><a href="/m/member/playLimits">设置我的限额</a></p>',
      HI: '<p>आप दिन, हफ़्ते या महीने में अपनी जमा, हानि या दांव सीमित कर सकते हैं और याद दिलाने को कह सकते हैं।</p><p><a href="/m/member/playLimits">मेरी सीमाएँ तय करें</a></p>',
    },
  },
  {
    id: 'passkeys',
    kind: 'security',
    age: 4,
    isRead: false,
    titles: {
      EN: 'Log in without a password',
      TY: 'Mag-log in nang walang password',
      VI: 'Đăng nhập không cần mật khẩu',
      ES: 'Entra sin contraseña',
      PT: 'Entre sem senha',
      AR: 'سجّل الدخول دون كلمة مرور',
      FA: 'ورود بدون رمز عبور',
      TH: 'เข้าสู่ระบบโดยไม่ใช้รหัสผ่าน',
      CN: '无需密码即可登录',
      HI: 'बिना पासवर्ड लॉग इन करें',
    },
    contents: {
      EN: '<p>A passkey opens your account with your fingerprint or your face. Nobody can guess it, and no false page can take it.</p><p><a href="/m/securityCenter/passkeys">Add a passkey</a></p>',
      TY: '<p>Binubuksan ng passkey ang account mo gamit ang fingerprint o mukha. Walang makakahula nito, at hindi ito makukuha ng pekeng page.</p><p><a href="/m/securityCenter/passkeys">Magdagdag ng passkey</a></p>',
      VI: '<p>Khóa truy cập mở tài khoản bằng vân tay hoặc khuôn mặt. Không ai đoán được và trang giả không lấy được.</p><p><a href="/m/securityCenter/passkeys">Thêm khóa truy cập</a></p>',
      ES: '<p>Una llave de acceso abre tu cuenta con tu huella o tu rostro. Nadie puede adivinarla ni robarla con una página falsa.</p><p><a href="/m/securityCenter/passkeys">Añadir llave de acceso</a></p>',
      PT: '<p>Uma chave de acesso abre sua conta com a digital ou o rosto. Ninguém a adivinha e nenhuma página falsa a rouba.</p><p><a href="/m/securityCenter/passkeys">Adicionar chave de acesso</a></p>',
      AR: '<p>يفتح مفتاح المرور حسابك ببصمتك أو وجهك. لا يمكن لأحد تخمينه ولا لصفحة مزيفة سرقته.</p><p><a href="/m/securityCenter/passkeys">إضافة مفتاح مرور</a></p>',
      FA: '<p>کلید عبور با اثر انگشت یا چهره حساب شما را باز می‌کند. کسی نمی‌تواند حدسش بزند و صفحه جعلی نمی‌تواند آن را بگیرد.</p><p><a href="/m/securityCenter/passkeys">افزودن کلید عبور</a></p>',
      TH: '<p>พาสคีย์เปิดบัญชีด้วยลายนิ้วมือหรือใบหน้า ไม่มีใครเดาได้ และหน้าปลอมขโมยไปไม่ได้</p><p><a href="/m/securityCenter/passkeys">เพิ่มพาสคีย์</a></p>',
      CN: '<p>通行密钥用指纹或面容打开账户。无人能猜到，假网站也偷不走。</p><p><a href="/m/securityCenter/passkeys">添加通行密钥</a></p>',
      HI: '<p>पासकी आपकी उँगली या चेहरे से खाता खोलती है। न कोई इसका अनुमान लगा सकता है, न नकली पन्ना इसे चुरा सकता है।</p><p><a href="/m/securityCenter/passkeys">पासकी जोड़ें</a></p>',
    },
  },
  {
    id: 'records',
    kind: 'money',
    age: 12,
    isRead: true,
    titles: {
      EN: 'Where to find your records',
      TY: 'Saan makikita ang mga tala mo',
      VI: 'Xem lịch sử ở đâu',
      ES: 'Dónde están tus registros',
      PT: 'Onde ficam seus registros',
      AR: 'أين تجد سجلاتك',
      FA: 'سوابق شما کجاست',
      TH: 'ดูประวัติได้ที่ไหน',
      CN: '在哪里查看记录',
      HI: 'आपके रिकॉर्ड कहाँ हैं',
    },
    contents: {
      EN: '<p>Every movement of your balance is written down, to the cent: deposits, withdrawals, bets and wins. You find them in the member center.</p>',
      TY: '<p>Nakatala ang bawat galaw ng balanse mo, hanggang sentimo: deposito, withdrawal, taya at panalo. Nasa member center ang mga ito.</p>',
      VI: '<p>Mọi thay đổi số dư đều được ghi lại: nạp, rút, cược và thắng. Bạn xem trong trung tâm hội viên.</p>',
      ES: '<p>Cada movimiento de tu saldo queda anotado al céntimo: depósitos, retiros, apuestas y premios. Están en tu área personal.</p>',
      PT: '<p>Cada movimento do seu saldo fica registrado, até o centavo: depósitos, saques, apostas e ganhos. Estão na área do membro.</p>',
      AR: '<p>كل حركة في رصيدك مسجلة بدقة: الإيداع والسحب والرهان والربح. تجدها في مركز الأعضاء.</p>',
      FA: '<p>هر تغییر موجودی شما دقیق ثبت می‌شود: واریز، برداشت، شرط و برد. آن‌ها را در مرکز اعضا می‌یابید.</p>',
      TH: '<p>ทุกความเคลื่อนไหวของยอดเงินถูกบันทึก ทั้งฝาก ถอน เดิมพัน และเงินรางวัล ดูได้ในศูนย์สมาชิก</p>',
      CN: '<p>余额的每一笔变动都有记录：存款、提款、投注和派彩，均可在会员中心查看。</p>',
      HI: '<p>आपके शेष की हर हलचल दर्ज होती है: जमा, निकासी, दांव और जीत। ये सदस्य केंद्र में मिलते हैं।</p>',
    },
  },
];
