import type { TextByLanguage } from '../localized-text.ts';

export const greeting: TextByLanguage = {
  EN: 'Welcome to {brand}. This is a demonstration: no person reads along, and the answers are set phrases. What would you like to know?',
  TY: 'Maligayang pagdating sa {brand}. Demonstrasyon ito: walang taong nagbabasa at nakahanda na ang mga sagot. Ano ang gusto mong malaman?',
  VI: 'Chào mừng bạn đến với {brand}. Đây là bản trình diễn: không có người trực và các câu trả lời được soạn sẵn. Bạn muốn biết điều gì?',
  ES: 'Te damos la bienvenida a {brand}. Esto es una demostración: nadie lee la conversación y las respuestas son frases preparadas. ¿Qué quieres saber?',
  PT: 'Boas-vindas ao {brand}. Esta é uma demonstração: ninguém está lendo e as respostas são frases prontas. O que você gostaria de saber?',
  AR: 'أهلًا بك في {brand}. هذا عرض توضيحي: لا أحد يقرأ المحادثة والردود عبارات معدّة مسبقًا. ماذا تود أن تعرف؟',
  FA: 'به {brand} خوش آمدید. این نسخه نمایشی است: کسی گفتگو را نمی‌خواند و پاسخ‌ها از پیش نوشته شده‌اند. چه می‌خواهید بدانید؟',
};

export const firstReply: TextByLanguage = {
  EN: 'Thank you, your message is kept. On a live site a colleague would now take over. Until then, the help center answers most questions.',
  TY: 'Salamat, naitala ang mensahe mo. Sa tunay na site, isang kasamahan na ang sasagot. Habang wala pa, nasa help center ang karamihan ng sagot.',
  VI: 'Cảm ơn bạn, tin nhắn đã được lưu. Trên trang thật, nhân viên sẽ tiếp nhận ngay. Trong lúc đó, trung tâm trợ giúp trả lời hầu hết câu hỏi.',
  ES: 'Gracias, tu mensaje quedó guardado. En un sitio real te atendería ahora una persona. Mientras tanto, el centro de ayuda responde a casi todo.',
  PT: 'Obrigado, sua mensagem foi guardada. Em um site real, uma pessoa assumiria agora. Enquanto isso, a central de ajuda responde à maioria das dúvidas.',
  AR: 'شكرًا لك، حُفظت رسالتك. في الموقع الفعلي يتولى أحد الزملاء الرد الآن. وحتى ذلك الحين يجيب مركز المساعدة عن معظم الأسئلة.',
  FA: 'سپاس، پیام شما ثبت شد. در سایت واقعی اکنون یک همکار پاسخ می‌داد. تا آن زمان مرکز راهنما به بیشتر پرسش‌ها پاسخ می‌دهد.',
};

export const followUpReply: TextByLanguage = {
  EN: 'Noted. This is still the automatic answer of the demonstration; nobody else sees what you write here.',
  TY: 'Naitala na. Awtomatikong sagot pa rin ito ng demonstrasyon; walang ibang nakakakita ng isinusulat mo rito.',
  VI: 'Đã ghi nhận. Đây vẫn là câu trả lời tự động của bản trình diễn; không ai khác thấy những gì bạn viết ở đây.',
  ES: 'Anotado. Esta sigue siendo la respuesta automática de la demostración; nadie más ve lo que escribes aquí.',
  PT: 'Anotado. Esta ainda é a resposta automática da demonstração; ninguém mais vê o que você escreve aqui.',
  AR: 'تم التسجيل. ما زال هذا رد العرض التوضيحي الآلي؛ لا يرى أحد غيرك ما تكتبه هنا.',
  FA: 'ثبت شد. این همچنان پاسخ خودکار نسخه نمایشی است؛ کس دیگری آنچه را می‌نویسید نمی‌بیند.',
};

interface Topic {
  /** Keywords by which a message belongs to this topic, in all languages. */
  readonly about: readonly string[];
  readonly reply: TextByLanguage;
}

export const topics: readonly Topic[] = [
  {
    about: ['deposit', 'top up', 'nạp', 'depósito', 'depositar', 'recarga', 'إيداع', 'واریز'],
    reply: {
      EN: 'Deposits: the raised button in the middle of the bar below. Each deposit and what became of it is in your deposit record.',
      TY: 'Deposito: ang nakaangat na button sa gitna ng bar sa ibaba. Nasa deposit record ang bawat deposito at ang kinahinatnan nito.',
      VI: 'Nạp tiền: nút nổi ở giữa thanh dưới cùng. Mỗi lần nạp và kết quả đều có trong lịch sử nạp.',
      ES: 'Depósitos: el botón elevado en el centro de la barra inferior. Cada depósito y su estado están en tu historial.',
      PT: 'Depósitos: o botão elevado no centro da barra inferior. Cada depósito e sua situação ficam no seu histórico.',
      AR: 'الإيداع: الزر البارز في منتصف الشريط السفلي. تجد كل إيداع وحالته في سجل الإيداعات.',
      FA: 'واریز: دکمه برجسته میان نوار پایین. هر واریز و نتیجه آن در سابقه واریزها هست.',
    },
  },
  {
    about: ['withdraw', 'cash out', 'rút', 'retiro', 'retirar', 'saque', 'sacar', 'سحب', 'برداشت'],
    reply: {
      EN: 'Withdrawals: open your member center, then Withdraw. The record there shows each step until the money has left.',
      TY: 'Withdrawal: buksan ang member center, saka ang Withdraw. Makikita sa record ang bawat hakbang hanggang makaalis ang pera.',
      VI: 'Rút tiền: mở trung tâm thành viên rồi chọn Rút tiền. Lịch sử ở đó cho thấy từng bước đến khi tiền được chuyển.',
      ES: 'Retiros: abre tu centro de miembro y luego Retirar. El historial muestra cada paso hasta que el dinero sale.',
      PT: 'Saques: abra sua área de membro e toque em Sacar. O histórico mostra cada etapa até o dinheiro sair.',
      AR: 'السحب: افتح مركز العضو ثم «سحب». يعرض السجل كل خطوة حتى تخرج الأموال.',
      FA: 'برداشت: مرکز عضو و سپس «برداشت» را باز کنید. سابقه، هر گام را تا خروج پول نشان می‌دهد.',
    },
  },
  {
    about: ['password', 'log in', 'login', 'mật khẩu', 'đăng nhập', 'contraseña', 'senha', 'كلمة المرور', 'رمز'],
    reply: {
      EN: 'Cannot get in? “Forgot password” on the log-in page sends a code to your phone or e-mail. We never ask for your password here.',
      TY: 'Hindi makapasok? May “Nakalimutan ang password” sa login page na magpapadala ng code sa telepono o e-mail mo. Hindi namin kailanman hihingin ang password mo rito.',
      VI: 'Không đăng nhập được? “Quên mật khẩu” ở trang đăng nhập sẽ gửi mã đến điện thoại hoặc e-mail của bạn. Chúng tôi không bao giờ hỏi mật khẩu ở đây.',
      ES: '¿No puedes entrar? «Olvidé mi contraseña», en la página de acceso, te envía un código al teléfono o correo. Aquí nunca te pediremos la contraseña.',
      PT: 'Não consegue entrar? “Esqueci a senha”, na página de acesso, envia um código ao seu telefone ou e-mail. Nunca pedimos sua senha aqui.',
      AR: 'لا تستطيع الدخول؟ يرسل خيار «نسيت كلمة المرور» في صفحة الدخول رمزًا إلى هاتفك أو بريدك. لا نطلب كلمة مرورك هنا أبدًا.',
      FA: 'وارد نمی‌شوید؟ «فراموشی رمز» در صفحه ورود، کدی به تلفن یا ایمیل شما می‌فرستد. ما هرگز اینجا رمز شما را نمی‌پرسیم.',
    },
  },
  {
    about: ['limit', 'stop playing', 'addict', 'giới hạn', 'límite', 'limite', 'حد اللعب', 'محدودیت'],
    reply: {
      EN: 'You can set limits or take a break at any time; the help center shows where. If gambling stops being fun, please pause now.',
      TY: 'Puwede kang magtakda ng limitasyon o magpahinga anumang oras; nasa help center kung saan. Kung hindi na masaya ang paglalaro, huminto muna ngayon.',
      VI: 'Bạn có thể đặt giới hạn hoặc tạm nghỉ bất cứ lúc nào; trung tâm trợ giúp chỉ rõ chỗ. Nếu chơi không còn vui, hãy dừng lại ngay.',
      ES: 'Puedes fijar límites o tomarte un descanso cuando quieras; el centro de ayuda indica dónde. Si jugar deja de ser divertido, haz una pausa ahora.',
      PT: 'Você pode definir limites ou dar um tempo quando quiser; a central de ajuda mostra onde. Se jogar deixou de ser divertido, pare agora.',
      AR: 'يمكنك ضبط حدود أو أخذ استراحة في أي وقت؛ يوضح مركز المساعدة المكان. إن لم يعد اللعب ممتعًا فتوقف الآن.',
      FA: 'هر زمان می‌توانید حد بگذارید یا استراحت کنید؛ مرکز راهنما جای آن را نشان می‌دهد. اگر بازی دیگر سرگرمی نیست، همین حالا مکث کنید.',
    },
  },
];
