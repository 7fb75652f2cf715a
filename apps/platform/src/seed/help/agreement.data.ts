import type { DemoHelpPage } from './help-pages.data.ts';

/** The clauses of the demo brands' user agreement. An invented brand's invented terms. */
export const demoAgreement: readonly DemoHelpPage[] = [
  {
    id: 'who',
    title: ['1. Who may play', '1. Ai được chơi', '1. Quién puede jugar', '1. Quem pode jogar', '1. Sino ang puwedeng maglaro', '1. من يحق له اللعب', '۱. چه کسی می‌تواند بازی کند'],
    content: [
      '<p>{name} is for people of {age} years or more, in places where its games are allowed. One person has one account, in their own name.</p>',
      '<p>{name} dành cho người từ {age} tuổi trở lên, ở nơi pháp luật cho phép. Mỗi người có một tài khoản đứng tên mình.</p>',
      '<p>{name} es para personas de {age} años o más, en lugares donde sus juegos estén permitidos. Cada persona tiene una sola cuenta, a su nombre.</p>',
      '<p>{name} é para pessoas de {age} anos ou mais, em lugares onde seus jogos são permitidos. Cada pessoa tem uma única conta, em seu nome.</p>',
      '<p>Ang {name} ay para sa mga {age} taong gulang pataas, sa mga lugar na pinapayagan ang mga laro nito. Isang account lang bawat tao, sa sariling pangalan.</p>',
      '<p>{name} لمن بلغ {age} عامًا فأكثر، في الأماكن التي تُجيز ألعابها. لكل شخص حساب واحد باسمه.</p>',
      '<p>{name} برای افراد {age} سال به بالاست، در جاهایی که بازی‌هایش مجاز است. هر کس یک حساب به نام خود دارد.</p>',
    ],
  },
  {
    id: 'account',
    title: ['2. Your account', '2. Tài khoản của bạn', '2. Su cuenta', '2. Sua conta', '2. Ang account mo', '2. حسابك', '۲. حساب شما'],
    content: [
      '<p>Keep your password to yourself. What is done with it counts as done by you, until you tell us that it is in other hands. An account cannot be sold or lent.</p>',
      '<p>Hãy giữ kín mật khẩu. Việc làm bằng mật khẩu đó được coi là của bạn, cho đến khi bạn báo nó đã lộ. Không được bán hay cho mượn tài khoản.</p>',
      '<p>Guarde su contraseña. Lo que se haga con ella se considera hecho por usted, hasta que nos avise de que está en otras manos. La cuenta no se vende ni se presta.</p>',
      '<p>Guarde sua senha. O que for feito com ela conta como feito por você, até que avise que está em outras mãos. A conta não pode ser vendida nem emprestada.</p>',
      '<p>Ingatan ang password mo. Ang ginawa gamit ito ay ituturing na ginawa mo, hanggang sabihin mong nasa iba na ito. Hindi puwedeng ibenta o ipahiram ang account.</p>',
      '<p>احتفظ بكلمة مرورك لنفسك. ما يُفعل بها يُعدّ فعلك إلى أن تخبرنا بأنها وقعت في يد غيرك. لا يُباع الحساب ولا يُعار.</p>',
      '<p>رمز عبور را نزد خود نگه دارید. آنچه با آن انجام شود کار شما شمرده می‌شود، تا زمانی که خبر دهید در دست دیگری است. حساب را نمی‌توان فروخت یا امانت داد.</p>',
    ],
  },
  {
    id: 'money',
    title: ['3. Money and bets', '3. Tiền và đặt cược', '3. Dinero y apuestas', '3. Dinheiro e apostas', '3. Pera at taya', '3. المال والرهانات', '۳. پول و شرط‌ها'],
    content: [
      '<p>Every movement of your balance is recorded and can be read under your records. A bet that was accepted stands. A bet on a game that broke off is settled by the game’s own rules, or given back.</p>',
      '<p>Mọi biến động số dư đều được ghi lại và xem được trong lịch sử. Cược đã nhận thì có hiệu lực. Cược ở trò bị gián đoạn được xử lý theo luật của trò, hoặc hoàn lại.</p>',
      '<p>Cada movimiento de su saldo queda registrado y puede leerse en sus registros. Una apuesta aceptada vale. Si un juego se interrumpe, se liquida según sus reglas o se devuelve.</p>',
      '<p>Cada movimento do seu saldo é registrado e pode ser lido nos seus registros. Uma aposta aceita vale. Se um jogo for interrompido, é liquidado pelas próprias regras ou devolvido.</p>',
      '<p>Nakatala ang bawat galaw ng balanse mo at mababasa sa mga rekord mo. May bisa ang tinanggap na taya. Kung naputol ang laro, aayusin ito ayon sa patakaran ng laro, o isasauli ang taya.</p>',
      '<p>تُسجَّل كل حركة في رصيدك ويمكنك قراءتها في سجلاتك. الرهان المقبول نافذ. والرهان في لعبة انقطعت يُسوّى وفق قواعدها أو يُعاد.</p>',
      '<p>هر تغییر موجودی ثبت می‌شود و در سوابق شما خواندنی است. شرط پذیرفته‌شده معتبر است. شرط در بازی قطع‌شده طبق قواعد همان بازی تسویه یا بازگردانده می‌شود.</p>',
    ],
  },
  {
    id: 'fair',
    title: ['4. Fair play', '4. Chơi công bằng', '4. Juego limpio', '4. Jogo limpo', '4. Patas na laro', '4. اللعب النظيف', '۴. بازی منصفانه'],
    content: [
      '<p>Programs that play for you, several accounts for one bonus, and what was won through a fault of a game are not fair play. We may hold back what was won that way, and say why.</p>',
      '<p>Phần mềm chơi thay, nhiều tài khoản cho một khoản thưởng, hay thắng nhờ lỗi trò chơi đều không công bằng. Chúng tôi có thể giữ lại khoản thắng đó và nêu lý do.</p>',
      '<p>Los programas que juegan por usted, varias cuentas para un bono y lo ganado por un fallo no son juego limpio. Podemos retener lo ganado así, y diremos por qué.</p>',
      '<p>Programas que jogam por você, várias contas para um bônus e ganhos por falha do jogo não são jogo limpo. Podemos reter o que foi ganho assim, e diremos o porquê.</p>',
      '<p>Hindi patas ang programang naglalaro para sa iyo, maraming account para sa isang bonus, at panalo dahil sa sira ng laro. Maaari naming pigilan ang ganoong panalo, at sasabihin namin kung bakit.</p>',
      '<p>ليست من اللعب النظيف البرامج التي تلعب عنك، ولا تعدد الحسابات لمكافأة واحدة، ولا الربح من خلل في لعبة. قد نحجز ما رُبح كذلك ونبيّن السبب.</p>',
      '<p>برنامه‌ای که به‌جای شما بازی کند، چند حساب برای یک پاداش، و برد از نقص بازی منصفانه نیست. ممکن است چنین بردی را نگه داریم و دلیلش را می‌گوییم.</p>',
    ],
  },
  {
    id: 'words',
    title: ['5. If we disagree', '5. Khi có bất đồng', '5. Si no estamos de acuerdo', '5. Se houver desacordo', '5. Kung hindi tayo magkasundo', '5. إذا اختلفنا', '۵. اگر اختلاف داشتیم'],
    content: [
      '<p>Tell <a href="/m/service">customer service</a> first: most things are settled there. These terms may change; you are told before a change binds you, and may close your account instead.</p>',
      '<p>Trước hết hãy báo <a href="/m/service">chăm sóc khách hàng</a>: phần lớn được giải quyết ở đó. Điều khoản có thể thay đổi; bạn được báo trước khi có hiệu lực và có thể đóng tài khoản.</p>',
      '<p>Diríjase primero a <a href="/m/service">atención al cliente</a>: casi todo se resuelve allí. Estos términos pueden cambiar; se le avisará antes de que le obliguen y podrá cerrar su cuenta.</p>',
      '<p>Fale primeiro com o <a href="/m/service">atendimento</a>: quase tudo se resolve ali. Estes termos podem mudar; você será avisado antes e poderá encerrar a conta.</p>',
      '<p>Sabihin muna sa <a href="/m/service">customer service</a>: doon naaayos ang karamihan. Maaaring magbago ang mga tuntuning ito; sasabihan ka muna at puwede mong isara ang account mo.</p>',
      '<p>أخبر <a href="/m/service">خدمة العملاء</a> أولًا، فمعظم الأمور تُحل هناك. قد تتغير هذه الشروط؛ ونُعلمك قبل أن تُلزمك، ولك أن تغلق حسابك.</p>',
      '<p>نخست با <a href="/m/service">پشتیبانی</a> در میان بگذارید؛ بیشتر کارها آنجا حل می‌شود. این شرایط ممکن است تغییر کند؛ پیش از الزام‌آور شدن خبر می‌دهیم و می‌توانید حساب را ببندید.</p>',
    ],
  },
];
