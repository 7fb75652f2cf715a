import type { LocalizedText } from '../localized-text.ts';

export interface DemoHelpPage {
  readonly id: string;
  readonly title: LocalizedText;
  /**
   * Content of the page as HTML. `{name}` is replaced by the brand's name, and `{age}` is replaced by its minimum age.
   */
  readonly content: LocalizedText;
}

/**
 * Help pages of every demo brand, in the languages of the brand. The pages must not describe features that do not
 * exist.
 */
export const demoHelp: readonly DemoHelpPage[] = [
  {
    id: 'deposit',
    title: [
      'How do I deposit?',
      'Làm sao để nạp tiền?',
      '¿Cómo deposito?',
      'Como faço um depósito?',
      'Paano mag-deposito?',
      'كيف أودع؟',
      'چگونه واریز کنم؟',
    ],
    content: [
      '<ol><li>Open <a href="/m/voucherCenter">Deposit</a> from the middle of the bottom bar.</li><li>Choose a way to pay and an amount within the limits shown there.</li><li>Confirm. The balance grows as soon as the payment channel has answered.</li></ol><p>A deposit that has not arrived after half an hour: send its number to <a href="/m/service">customer service</a>.</p>',
      '<ol><li>Mở mục <a href="/m/voucherCenter">Nạp tiền</a> ở giữa thanh dưới cùng.</li><li>Chọn cách thanh toán và số tiền trong giới hạn hiển thị.</li><li>Xác nhận. Số dư tăng ngay khi kênh thanh toán phản hồi.</li></ol><p>Nếu sau nửa giờ tiền chưa vào, hãy gửi mã giao dịch cho <a href="/m/service">chăm sóc khách hàng</a>.</p>',
      '<ol><li>Abra <a href="/m/voucherCenter">Depósito</a> en el centro de la barra inferior.</li><li>Elija una forma de pago y un importe dentro de los límites indicados.</li><li>Confirme. El saldo crece en cuanto responde el canal de pago.</li></ol><p>Si un depósito no ha llegado en media hora, envíe su número a <a href="/m/service">atención al cliente</a>.</p>',
      '<ol><li>Abra <a href="/m/voucherCenter">Depósito</a> no centro da barra inferior.</li><li>Escolha a forma de pagamento e um valor dentro dos limites mostrados.</li><li>Confirme. O saldo cresce assim que o canal de pagamento responde.</li></ol><p>Se o depósito não chegar em meia hora, envie o número dele ao <a href="/m/service">atendimento</a>.</p>',
      '<ol><li>Buksan ang <a href="/m/voucherCenter">Deposito</a> sa gitna ng bar sa ibaba.</li><li>Pumili ng paraan ng pagbayad at halagang pasok sa limitasyong nakalagay.</li><li>Kumpirmahin. Tataas ang balanse pagkasagot ng payment channel.</li></ol><p>Kung wala pa ito pagkalipas ng kalahating oras, ipadala ang numero nito sa <a href="/m/service">customer service</a>.</p>',
      '<ol><li>افتح <a href="/m/voucherCenter">الإيداع</a> من وسط الشريط السفلي.</li><li>اختر طريقة الدفع ومبلغًا ضمن الحدود المعروضة.</li><li>أكِّد. يزداد الرصيد فور رد قناة الدفع.</li></ol><p>إذا لم يصل الإيداع خلال نصف ساعة فأرسل رقمه إلى <a href="/m/service">خدمة العملاء</a>.</p>',
      '<ol><li>از میان نوار پایین <a href="/m/voucherCenter">واریز</a> را باز کنید.</li><li>روش پرداخت و مبلغی در محدوده نشان‌داده‌شده را برگزینید.</li><li>تأیید کنید. موجودی به‌محض پاسخ کانال پرداخت افزایش می‌یابد.</li></ol><p>اگر واریز تا نیم ساعت نرسید، شماره آن را برای <a href="/m/service">پشتیبانی</a> بفرستید.</p>',
    ],
  },
  {
    id: 'withdraw',
    title: [
      'How do I withdraw?',
      'Làm sao để rút tiền?',
      '¿Cómo retiro?',
      'Como faço um saque?',
      'Paano mag-withdraw?',
      'كيف أسحب؟',
      'چگونه برداشت کنم؟',
    ],
    content: [
      '<p>Open <a href="/m/withdraw">Withdraw</a>, choose where the money shall go and enter the amount. What you asked for is set aside at once, and paid when it has been looked at.</p><p>A withdrawal can only go to an account in your own name.</p>',
      '<p>Mở mục <a href="/m/withdraw">Rút tiền</a>, chọn nơi nhận và nhập số tiền. Số tiền bạn yêu cầu được giữ riêng ngay, và được chi trả sau khi xem xét.</p><p>Chỉ có thể rút về tài khoản đứng tên bạn.</p>',
      '<p>Abra <a href="/m/withdraw">Retiro</a>, elija adónde debe ir el dinero e introduzca el importe. Lo que pida se aparta enseguida y se paga tras la revisión.</p><p>Solo se puede retirar a una cuenta a su nombre.</p>',
      '<p>Abra <a href="/m/withdraw">Saque</a>, escolha para onde o dinheiro deve ir e digite o valor. O que você pediu é reservado na hora e pago após a análise.</p><p>O saque só pode ir para uma conta em seu nome.</p>',
      '<p>Buksan ang <a href="/m/withdraw">Withdraw</a>, piliin kung saan mapupunta ang pera at ilagay ang halaga. Agad na itinatabi ang hiniling mo, at binabayaran kapag nasuri na.</p><p>Sa account na nasa pangalan mo lang maaaring mag-withdraw.</p>',
      '<p>افتح <a href="/m/withdraw">السحب</a> واختر وجهة المال وأدخل المبلغ. يُحجز ما طلبته فورًا ويُدفع بعد المراجعة.</p><p>لا يمكن السحب إلا إلى حساب باسمك.</p>',
      '<p><a href="/m/withdraw">برداشت</a> را باز کنید، مقصد پول را برگزینید و مبلغ را وارد کنید. مبلغ درخواستی بی‌درنگ کنار گذاشته و پس از بررسی پرداخت می‌شود.</p><p>برداشت تنها به حسابی به نام خودتان ممکن است.</p>',
    ],
  },
  {
    id: 'password',
    title: [
      'I forgot my password',
      'Tôi quên mật khẩu',
      'Olvidé mi contraseña',
      'Esqueci minha senha',
      'Nakalimutan ko ang password ko',
      'نسيت كلمة المرور',
      'رمز عبورم را فراموش کرده‌ام',
    ],
    content: [
      '<p>Use <a href="/m/forget">Forgot password</a> on the log-in page. A new password is set through the phone number or the e-mail address of your account.</p><p><b>Nobody who works here will ever ask you for your password or a code.</b></p>',
      '<p>Dùng mục <a href="/m/forget">Quên mật khẩu</a> ở trang đăng nhập. Mật khẩu mới được đặt qua số điện thoại hoặc email của tài khoản.</p><p><b>Không nhân viên nào ở đây hỏi mật khẩu hay mã xác nhận của bạn.</b></p>',
      '<p>Use <a href="/m/forget">Olvidé mi contraseña</a> en la página de acceso. La nueva se fija mediante el teléfono o el correo de su cuenta.</p><p><b>Nadie que trabaje aquí le pedirá jamás su contraseña ni un código.</b></p>',
      '<p>Use <a href="/m/forget">Esqueci a senha</a> na página de entrada. A nova senha é definida pelo telefone ou e-mail da sua conta.</p><p><b>Ninguém que trabalha aqui jamais pedirá sua senha ou um código.</b></p>',
      '<p>Gamitin ang <a href="/m/forget">Nakalimutang password</a> sa log-in page. Itatakda ang bagong password gamit ang numero ng telepono o email ng account mo.</p><p><b>Walang nagtatrabaho rito ang hihingi ng password o code mo.</b></p>',
      '<p>استخدم <a href="/m/forget">نسيت كلمة المرور</a> في صفحة الدخول. تُضبط كلمة جديدة عبر هاتف حسابك أو بريده.</p><p><b>لن يطلب منك أي موظف هنا كلمة المرور أو رمزًا أبدًا.</b></p>',
      '<p>در صفحه ورود از <a href="/m/forget">فراموشی رمز</a> استفاده کنید. رمز تازه با شماره تلفن یا ایمیل حسابتان تنظیم می‌شود.</p><p><b>هیچ‌یک از کارکنان ما هرگز رمز یا کد شما را نمی‌پرسند.</b></p>',
    ],
  },
  {
    id: 'limits',
    title: [
      'How do I keep my play in hand?',
      'Làm sao để chơi có chừng mực?',
      '¿Cómo juego con medida?',
      'Como jogar com controle?',
      'Paano maglaro nang kontrolado?',
      'كيف ألعب باعتدال؟',
      'چگونه بازی‌ام را مهار کنم؟',
    ],
    content: [
      '<p>Games are entertainment, not income. Decide beforehand what an evening may cost, and stop there.</p><ul><li>Play with money that you do not need.</li><li>Do not play to win back a loss.</li><li>Take breaks, and leave when it is no longer fun.</li></ul><p><a href="/m/service">Customer service</a> helps with a pause or with closing the account.</p>',
      '<p>Trò chơi là giải trí, không phải thu nhập. Hãy quyết định trước mức chi cho một buổi, và dừng ở đó.</p><ul><li>Chỉ chơi bằng tiền bạn không cần đến.</li><li>Đừng chơi để gỡ lại.</li><li>Nghỉ giữa chừng, và dừng khi không còn vui.</li></ul><p><a href="/m/service">Chăm sóc khách hàng</a> giúp bạn tạm dừng hoặc đóng tài khoản.</p>',
      '<p>Los juegos son entretenimiento, no ingresos. Decida antes cuánto puede costar una noche y pare ahí.</p><ul><li>Juegue con dinero que no necesite.</li><li>No juegue para recuperar una pérdida.</li><li>Haga pausas y váyase cuando deje de divertirse.</li></ul><p><a href="/m/service">Atención al cliente</a> ayuda a pausar o cerrar la cuenta.</p>',
      '<p>Jogos são entretenimento, não renda. Decida antes quanto uma noite pode custar e pare aí.</p><ul><li>Jogue com dinheiro de que não precisa.</li><li>Não jogue para recuperar uma perda.</li><li>Faça pausas e saia quando deixar de ser divertido.</li></ul><p>O <a href="/m/service">atendimento</a> ajuda a pausar ou encerrar a conta.</p>',
      '<p>Libangan ang laro, hindi kita. Magpasya muna kung magkano ang puwedeng gastusin sa isang gabi, at huminto roon.</p><ul><li>Gamitin lang ang perang hindi mo kailangan.</li><li>Huwag maglaro para mabawi ang talo.</li><li>Magpahinga, at umalis kapag hindi na masaya.</li></ul><p>Tutulungan ka ng <a href="/m/service">customer service</a> na mag-pause o magsara ng account.</p>',
      '<p>الألعاب ترفيه وليست دخلًا. قرِّر مسبقًا كم يمكن أن تكلفك الأمسية، وتوقف عند ذلك.</p><ul><li>العب بمال لا تحتاج إليه.</li><li>لا تلعب لتعويض خسارة.</li><li>خذ استراحات، وانصرف حين تنتهي المتعة.</li></ul><p>تساعدك <a href="/m/service">خدمة العملاء</a> في إيقاف الحساب مؤقتًا أو إغلاقه.</p>',
      '<p>بازی سرگرمی است، نه درآمد. پیشاپیش تعیین کنید یک شب چقدر می‌تواند هزینه داشته باشد و همان‌جا بس کنید.</p><ul><li>با پولی بازی کنید که به آن نیاز ندارید.</li><li>برای جبران باخت بازی نکنید.</li><li>استراحت کنید و وقتی دیگر لذت ندارد بروید.</li></ul><p><a href="/m/service">پشتیبانی</a> در توقف یا بستن حساب کمک می‌کند.</p>',
    ],
  },
  {
    id: 'trial',
    title: [
      'What can a free trial do?',
      'Tài khoản chơi thử làm được gì?',
      '¿Qué permite la prueba gratis?',
      'O que o teste grátis permite?',
      'Ano ang magagawa ng libreng subok?',
      'ماذا تتيح التجربة المجانية؟',
      'آزمایش رایگان چه امکانی می‌دهد؟',
    ],
    content: [
      '<p>A trial plays the same games with play money: the same rules, the same odds. What it wins cannot be paid out, and the member center stays closed to it.</p>',
      '<p>Tài khoản thử chơi cùng các trò với tiền ảo: cùng luật, cùng tỷ lệ. Tiền thắng không rút được, và trung tâm thành viên không mở.</p>',
      '<p>La prueba juega los mismos juegos con dinero ficticio: mismas reglas, mismas probabilidades. Lo ganado no se paga y el centro de miembros permanece cerrado.</p>',
      '<p>O teste joga os mesmos jogos com dinheiro fictício: mesmas regras, mesmas chances. O que ganhar não é pago, e a central do membro fica fechada.</p>',
      '<p>Parehong laro gamit ang perang panlaro lang: parehong patakaran, parehong tsansa. Hindi mababayaran ang panalo, at sarado rito ang member center.</p>',
      '<p>تلعب التجربة الألعاب نفسها بمال وهمي: القواعد نفسها والاحتمالات نفسها. لا يُصرف ما تربحه، ويبقى مركز الأعضاء مغلقًا أمامها.</p>',
      '<p>حساب آزمایشی همان بازی‌ها را با پول نمایشی بازی می‌کند: همان قواعد و همان شانس. برد آن پرداخت نمی‌شود و مرکز کاربر برایش بسته است.</p>',
    ],
  },
  {
    id: 'app',
    title: [
      'How do I put the app on my phone?',
      'Làm sao cài ứng dụng lên điện thoại?',
      '¿Cómo pongo la app en mi teléfono?',
      'Como coloco o app no celular?',
      'Paano ilagay ang app sa telepono?',
      'كيف أضع التطبيق على هاتفي؟',
      'چگونه برنامه را روی گوشی بگذارم؟',
    ],
    content: [
      '<p>On an iPhone open this page in Safari, tap the share sign and then “Add to Home Screen”. On Android use the menu of the browser and then “Install app”.</p><p>The icon opens the same site, with the same account.</p>',
      '<p>Trên iPhone, mở trang này bằng Safari, chạm dấu chia sẻ rồi “Thêm vào MH chính”. Trên Android, mở menu trình duyệt rồi chọn “Cài đặt ứng dụng”.</p><p>Biểu tượng mở cùng trang này, với cùng tài khoản.</p>',
      '<p>En un iPhone abra esta página en Safari, toque el signo de compartir y luego «Añadir a pantalla de inicio». En Android use el menú del navegador y «Instalar aplicación».</p><p>El icono abre el mismo sitio, con la misma cuenta.</p>',
      '<p>No iPhone, abra esta página no Safari, toque em compartilhar e depois em “Adicionar à Tela de Início”. No Android, use o menu do navegador e “Instalar app”.</p><p>O ícone abre o mesmo site, com a mesma conta.</p>',
      '<p>Sa iPhone, buksan ang page na ito sa Safari, i-tap ang share at “Add to Home Screen”. Sa Android, gamitin ang menu ng browser at “Install app”.</p><p>Parehong site at parehong account ang bubuksan ng icon.</p>',
      '<p>على آيفون افتح هذه الصفحة في سفاري واضغط علامة المشاركة ثم «إضافة إلى الشاشة الرئيسية». على أندرويد استخدم قائمة المتصفح ثم «تثبيت التطبيق».</p><p>تفتح الأيقونة الموقع نفسه بالحساب نفسه.</p>',
      '<p>در آیفون این صفحه را در سافاری باز کنید، نشان اشتراک و سپس «افزودن به صفحه اصلی» را بزنید. در اندروید از فهرست مرورگر «نصب برنامه» را برگزینید.</p><p>نماد همین سایت را با همین حساب باز می‌کند.</p>',
    ],
  },
];
