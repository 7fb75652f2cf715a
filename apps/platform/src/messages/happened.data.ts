import type { Words } from './letters.data.ts';

const notYou: Words['texts'] = {
  EN: 'If it was not you, change your password at once and end all other sessions in the security center.',
  TY: 'Kung hindi ikaw ito, palitan agad ang password mo at tapusin ang lahat ng ibang session sa security center.',
  VI: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và kết thúc mọi phiên khác trong trung tâm bảo mật.',
  ES: 'Si no fuiste tú, cambia tu contraseña de inmediato y cierra las demás sesiones en el centro de seguridad.',
  PT: 'Se não foi você, troque a senha agora e encerre todas as outras sessões na central de segurança.',
  AR: 'إن لم تكن أنت من فعل ذلك فغيّر كلمة المرور فورًا وأنهِ كل الجلسات الأخرى من مركز الأمان.',
  FA: 'اگر کار شما نبوده است، فوراً رمز عبور را تغییر دهید و همهٔ نشست‌های دیگر را در مرکز امنیت پایان دهید.',
  TH: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและสิ้นสุดเซสชันอื่นทั้งหมดในศูนย์ความปลอดภัย',
  CN: '若非本人操作，请立即修改密码，并在安全中心结束其他所有会话。',
  HI: 'अगर यह आपने नहीं किया, तो तुरंत पासवर्ड बदलें और सुरक्षा केंद्र में बाकी सभी सत्र समाप्त करें।',
};

/** What changed about the safety of an account. */
export const securityWords = {
  passwordChanged: {
    titles: { EN: 'Your password was changed', TY: 'Napalitan ang password mo', VI: 'Mật khẩu của bạn đã được đổi', ES: 'Se cambió tu contraseña', PT: 'Sua senha foi alterada', AR: 'تم تغيير كلمة مرورك', FA: 'رمز عبور شما تغییر کرد', TH: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว', CN: '您的密码已修改', HI: 'आपका पासवर्ड बदला गया' },
    texts: notYou,
  },
  emailChanged: {
    titles: { EN: 'Your e-mail address was changed', TY: 'Napalitan ang e-mail address mo', VI: 'Địa chỉ e-mail của bạn đã được đổi', ES: 'Se cambió tu correo electrónico', PT: 'Seu e-mail foi alterado', AR: 'تم تغيير بريدك الإلكتروني', FA: 'نشانی ایمیل شما تغییر کرد', TH: 'อีเมลของคุณถูกเปลี่ยนแล้ว', CN: '您的电子邮箱已修改', HI: 'आपका ई-मेल पता बदला गया' },
    texts: notYou,
  },
  paymentPasswordChanged: {
    titles: { EN: 'Your payment password was set', TY: 'Naitakda ang payment password mo', VI: 'Mật khẩu thanh toán đã được đặt', ES: 'Se estableció tu contraseña de pago', PT: 'Sua senha de pagamento foi definida', AR: 'تم تعيين كلمة مرور الدفع', FA: 'رمز پرداخت شما تعیین شد', TH: 'ตั้งรหัสผ่านการชำระเงินแล้ว', CN: '您的支付密码已设置', HI: 'आपका भुगतान पासवर्ड सेट हुआ' },
    texts: notYou,
  },
  cardAdded: {
    titles: { EN: 'A bank account was added', TY: 'May naidagdag na bank account', VI: 'Đã thêm một tài khoản ngân hàng', ES: 'Se añadió una cuenta bancaria', PT: 'Uma conta bancária foi adicionada', AR: 'أُضيف حساب مصرفي', FA: 'یک حساب بانکی افزوده شد', TH: 'เพิ่มบัญชีธนาคารแล้ว', CN: '已添加银行账户', HI: 'एक बैंक खाता जोड़ा गया' },
    texts: notYou,
  },
  cardRemoved: {
    titles: { EN: 'A bank account was removed', TY: 'May inalis na bank account', VI: 'Đã xóa một tài khoản ngân hàng', ES: 'Se eliminó una cuenta bancaria', PT: 'Uma conta bancária foi removida', AR: 'أُزيل حساب مصرفي', FA: 'یک حساب بانکی حذف شد', TH: 'ลบบัญชีธนาคารแล้ว', CN: '已移除银行账户', HI: 'एक बैंक खाता हटाया गया' },
    texts: notYou,
  },
  questionsSet: {
    titles: { EN: 'Your security questions were set', TY: 'Naitakda ang mga tanong na panseguridad mo', VI: 'Câu hỏi bảo mật đã được đặt', ES: 'Se establecieron tus preguntas de seguridad', PT: 'Suas perguntas de segurança foram definidas', AR: 'تم تعيين أسئلة الأمان', FA: 'پرسش‌های امنیتی شما تعیین شد', TH: 'ตั้งคำถามความปลอดภัยแล้ว', CN: '您的安全问题已设置', HI: 'आपके सुरक्षा प्रश्न सेट हुए' },
    texts: notYou,
  },
} as const satisfies Record<string, Words>;

/** What became of a member's money. Titles stand on locked screens, so none says how much. */
export const moneyWords = {
  depositArrived: {
    titles: { EN: 'Your deposit has arrived', TY: 'Dumating na ang deposito mo', VI: 'Tiền nạp của bạn đã đến', ES: 'Tu depósito ha llegado', PT: 'Seu depósito chegou', AR: 'وصل إيداعك', FA: 'واریز شما رسید', TH: 'ยอดฝากของคุณเข้าแล้ว', CN: '您的存款已到账', HI: 'आपकी जमा राशि पहुँच गई' },
    texts: {
      EN: '{amount} is now in your balance. Order {order}.', TY: 'Nasa balanse mo na ang {amount}. Order {order}.', VI: '{amount} đã có trong số dư của bạn. Đơn {order}.', ES: '{amount} ya están en tu saldo. Orden {order}.', PT: '{amount} já estão no seu saldo. Pedido {order}.',
      AR: 'أصبح مبلغ {amount} في رصيدك. الطلب {order}.', FA: '{amount} اکنون در موجودی شماست. سفارش {order}.', TH: '{amount} อยู่ในยอดเงินของคุณแล้ว คำสั่ง {order}', CN: '{amount} 已计入您的余额。订单 {order}。', HI: '{amount} अब आपके बैलेंस में है। ऑर्डर {order}.',
    },
  },
  withdrawalPaid: {
    titles: { EN: 'Your withdrawal was paid', TY: 'Nabayaran na ang withdrawal mo', VI: 'Lệnh rút tiền đã được chi trả', ES: 'Tu retiro fue pagado', PT: 'Seu saque foi pago', AR: 'تم دفع سحبك', FA: 'برداشت شما پرداخت شد', TH: 'จ่ายเงินถอนของคุณแล้ว', CN: '您的提款已支付', HI: 'आपकी निकासी का भुगतान हुआ' },
    texts: {
      EN: '{amount} is on its way to your bank account. Order {order}.', TY: 'Papunta na sa bank account mo ang {amount}. Order {order}.', VI: '{amount} đang được chuyển đến tài khoản ngân hàng của bạn. Đơn {order}.', ES: '{amount} van en camino a tu cuenta bancaria. Orden {order}.', PT: '{amount} estão a caminho da sua conta bancária. Pedido {order}.',
      AR: 'مبلغ {amount} في طريقه إلى حسابك المصرفي. الطلب {order}.', FA: '{amount} در راه حساب بانکی شماست. سفارش {order}.', TH: '{amount} กำลังโอนเข้าบัญชีธนาคารของคุณ คำสั่ง {order}', CN: '{amount} 正在汇入您的银行账户。订单 {order}。', HI: '{amount} आपके बैंक खाते की ओर है। ऑर्डर {order}.',
    },
  },
  withdrawalRefused: {
    titles: { EN: 'Your withdrawal was not paid', TY: 'Hindi nabayaran ang withdrawal mo', VI: 'Lệnh rút tiền chưa được chi trả', ES: 'Tu retiro no fue pagado', PT: 'Seu saque não foi pago', AR: 'لم يُدفع سحبك', FA: 'برداشت شما پرداخت نشد', TH: 'ไม่ได้จ่ายเงินถอนของคุณ', CN: '您的提款未支付', HI: 'आपकी निकासी का भुगतान नहीं हुआ' },
    texts: {
      EN: '{amount} is back in your balance. Order {order}. The record of withdrawals says why, and customer service can tell you more.', TY: 'Naibalik sa balanse mo ang {amount}. Order {order}. Nasa tala ng withdrawal ang dahilan, at may dagdag na paliwanag ang customer service.', VI: '{amount} đã trở lại số dư của bạn. Đơn {order}. Lý do có trong lịch sử rút tiền, và bộ phận hỗ trợ có thể giải thích thêm.', ES: '{amount} volvieron a tu saldo. Orden {order}. El registro de retiros dice el motivo y atención al cliente puede explicarte más.', PT: '{amount} voltaram ao seu saldo. Pedido {order}. O registro de saques diz o motivo e o atendimento pode explicar mais.',
      AR: 'عاد مبلغ {amount} إلى رصيدك. الطلب {order}. تجد السبب في سجل السحوبات، وتخبرك خدمة العملاء بالمزيد.', FA: '{amount} به موجودی شما برگشت. سفارش {order}. دلیل آن در سوابق برداشت است و پشتیبانی بیشتر توضیح می‌دهد.', TH: '{amount} กลับเข้ายอดเงินของคุณแล้ว คำสั่ง {order} ดูเหตุผลได้ในประวัติการถอน หรือสอบถามฝ่ายบริการลูกค้า', CN: '{amount} 已退回您的余额。订单 {order}。原因见提款记录，客服可为您说明详情。', HI: '{amount} आपके बैलेंस में लौट आई। ऑर्डर {order}. कारण निकासी रिकॉर्ड में है और ग्राहक सेवा और बता सकती है।',
    },
  },
  salaryPaid: {
    titles: { EN: 'Your salary has arrived', TY: 'Dumating na ang sahod mo', VI: 'Lương của bạn đã đến', ES: 'Tu salario ha llegado', PT: 'Seu salário chegou', AR: 'وصل راتبك', FA: 'حقوق شما رسید', TH: 'เงินเดือนของคุณเข้าแล้ว', CN: '您的工资已到账', HI: 'आपका वेतन पहुँच गया' },
    texts: {
      EN: '{amount} is now in your balance. Your contract’s page says line by line why it is this amount.', TY: 'Nasa balanse mo na ang {amount}. Nasa pahina ng kontrata mo ang paliwanag, linya por linya.', VI: '{amount} đã có trong số dư của bạn. Trang hợp đồng giải thích từng dòng vì sao có số này.', ES: '{amount} ya están en tu saldo. La página de tu contrato explica línea por línea por qué es ese importe.', PT: '{amount} já estão no seu saldo. A página do seu contrato explica linha por linha por que é este valor.',
      AR: 'أصبح مبلغ {amount} في رصيدك. تشرح صفحة عقدك سطرًا بسطر سبب هذا المبلغ.', FA: '{amount} اکنون در موجودی شماست. صفحهٔ قراردادتان خط به خط می‌گوید چرا این مبلغ است.', TH: '{amount} อยู่ในยอดเงินของคุณแล้ว หน้าสัญญาของคุณอธิบายที่มาของยอดทีละบรรทัด', CN: '{amount} 已计入您的余额。合约页面逐行说明金额的由来。', HI: '{amount} अब आपके बैलेंस में है। आपके अनुबंध का पेज पंक्ति दर पंक्ति बताता है कि यह राशि क्यों है।',
    },
  },
  dividendPaid: {
    titles: { EN: 'Your dividend has arrived', TY: 'Dumating na ang dibidendo mo', VI: 'Cổ tức của bạn đã đến', ES: 'Tu dividendo ha llegado', PT: 'Seu dividendo chegou', AR: 'وصلت أرباحك', FA: 'سود سهام شما رسید', TH: 'เงินปันผลของคุณเข้าแล้ว', CN: '您的分红已到账', HI: 'आपका लाभांश पहुँच गया' },
    texts: {
      EN: '{amount} is now in your balance. The dividend page says line by line why it is this amount.', TY: 'Nasa balanse mo na ang {amount}. Nasa pahina ng dibidendo ang paliwanag, linya por linya.', VI: '{amount} đã có trong số dư của bạn. Trang cổ tức giải thích từng dòng vì sao có số này.', ES: '{amount} ya están en tu saldo. La página de dividendos explica línea por línea por qué es ese importe.', PT: '{amount} já estão no seu saldo. A página de dividendos explica linha por linha por que é este valor.',
      AR: 'أصبح مبلغ {amount} في رصيدك. تشرح صفحة الأرباح سطرًا بسطر سبب هذا المبلغ.', FA: '{amount} اکنون در موجودی شماست. صفحهٔ سود سهام خط به خط می‌گوید چرا این مبلغ است.', TH: '{amount} อยู่ในยอดเงินของคุณแล้ว หน้าเงินปันผลอธิบายที่มาของยอดทีละบรรทัด', CN: '{amount} 已计入您的余额。分红页面逐行说明金额的由来。', HI: '{amount} अब आपके बैलेंस में है। लाभांश का पेज पंक्ति दर पंक्ति बताता है कि यह राशि क्यों है।',
    },
  },
} as const satisfies Record<string, Words>;
