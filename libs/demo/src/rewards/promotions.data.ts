import type { LocalizedText } from '../localized-text.ts';

/**
 * Parameters of a promotion. Amounts are in stake units. A stake unit is a small amount that depends on the brand's
 * currency (`getStakeUnit`). Shares are in hundredths of a percent.
 */
export interface DemoPromotionRules {
  /** Share of the deposit or of the net loss that is paid, in hundredths of a percent. */
  readonly share?: number;
  /** Maximum payout, in stake units (see `getStakeUnit`). */
  readonly cap?: number;
  /** Minimum deposit in stake units (see `getStakeUnit`). For the kind CASHBACK, it is the minimum payout instead. */
  readonly minAmount?: number;
  /**
   * Number of days in which a member can claim the reward. For the kind REFERRAL, it is the number of days in which an
   * invited friend must meet the conditions.
   */
  readonly days?: number;
  /**
   * Reward for each consecutive day of a check-in promotion. For other kinds, the list has one amount. Amounts are in
   * stake units (see `getStakeUnit`).
   */
  readonly amounts?: readonly number[];
  /** Minutes after which the application of a member is decided. */
  readonly reviewMinutes?: number;
  /** Sum of bets that the invited friend must place, in stake units (see `getStakeUnit`). */
  readonly bets?: number;
  readonly friendsPerMonth?: number;
}

export interface DemoPromotion {
  readonly id: string;
  readonly kind: 'WELCOME' | 'CHECKIN' | 'CASHBACK' | 'RELOAD' | 'APPLY' | 'MISSION' | 'REFERRAL';
  readonly image: string;
  readonly rolloverTimes: number;
  readonly rules: DemoPromotionRules;
  /** The promotion starts this number of days before the demo data is seeded. */
  readonly from: number;
  /** The promotion ends this number of days after the demo data is seeded. If absent, the promotion has no end. */
  readonly until?: number;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly text: LocalizedText;
  readonly terms: readonly LocalizedText[];
}

/** Terms that are added to the end of the terms of every promotion with a bonus. */
export const commonTerms = {
  rollover: [
    'The bonus can be withdrawn once bets of {times}× its amount have been settled. Until then the bonus alone is held back, never your own money.',
    'Tiền thưởng rút được khi tổng cược đã kết toán đạt {times}× số tiền thưởng. Trước đó chỉ giữ lại tiền thưởng, không bao giờ giữ tiền của bạn.',
    'El bono se puede retirar cuando se hayan liquidado apuestas por {times}× su monto. Hasta entonces se retiene solo el bono, nunca su propio dinero.',
    'O bônus pode ser sacado quando apostas de {times}× o seu valor forem liquidadas. Até lá só o bônus fica retido, nunca o seu próprio dinheiro.',
    'Mawi-withdraw ang bonus kapag na-settle na ang taya na {times}× ng halaga nito. Hanggang doon, ang bonus lang ang nakahold, hindi ang sarili mong pera.',
    'يمكن سحب المكافأة بعد تسوية رهانات تبلغ {times}× قيمتها. حتى ذلك الحين تُحجز المكافأة وحدها، ولا يُحجز مالك أبدًا.',
    'پس از تسویه شرط‌هایی به اندازه {times}× مبلغ پاداش، می‌توان آن را برداشت کرد. تا آن زمان فقط خود پاداش نگه داشته می‌شود، نه پول شما.',
  ],
  zone: [
    'All times are those of {zone}. One account per person; free trial accounts take no part.',
    'Mọi mốc thời gian theo giờ {zone}. Mỗi người một tài khoản; tài khoản chơi thử không tham gia.',
    'Todas las horas son de {zone}. Una cuenta por persona; las cuentas de prueba no participan.',
    'Todos os horários são de {zone}. Uma conta por pessoa; contas de teste não participam.',
    'Lahat ng oras ay ayon sa {zone}. Isang account bawat tao; hindi kasali ang free trial account.',
    'جميع الأوقات بتوقيت {zone}. حساب واحد لكل شخص، ولا تشارك حسابات التجربة المجانية.',
    'همه زمان‌ها به وقت {zone} است. هر نفر یک حساب؛ حساب‌های آزمایشی شرکت نمی‌کنند.',
  ],
} as const satisfies Record<string, LocalizedText>;

/** Promotions of every demo brand. The texts must describe exactly what the gateway pays. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    id: 'welcome',
    kind: 'WELCOME',
    image: 'treasure',
    rolloverTimes: 8,
    from: 60,
    rules: { share: 5000, cap: 100, minAmount: 10, days: 7 },
    title: [
      '{share} on your first deposit',
      'Thưởng {share} lần nạp đầu',
      '{share} en su primer depósito',
      '{share} no primeiro depósito',
      '{share} sa unang deposito',
      '{share} على أول إيداع',
      '{share} روی اولین واریز',
    ],
    summary: [
      'Up to {cap}, once, in the week after you deposit.',
      'Tối đa {cap}, một lần, trong tuần sau khi nạp.',
      'Hasta {cap}, una vez, en la semana tras depositar.',
      'Até {cap}, uma vez, na semana após o depósito.',
      'Hanggang {cap}, isang beses, sa linggo matapos magdeposito.',
      'حتى {cap}، مرة واحدة، خلال أسبوع من الإيداع.',
      'تا {cap}، یک‌بار، در هفته پس از واریز.',
    ],
    text: [
      'Make your first deposit of at least {least}, come back here and claim {share} of it on top. Take your time: the offer stands for {days} days after the deposit, and you may also leave it.',
      'Nạp lần đầu từ {least}, quay lại đây và nhận thêm {share}. Cứ thong thả: ưu đãi còn hiệu lực {days} ngày sau khi nạp, và bạn cũng có thể bỏ qua.',
      'Haga su primer depósito de al menos {least}, vuelva aquí y reclame un {share} adicional. Sin prisa: la oferta vale {days} días tras el depósito, y también puede dejarla pasar.',
      'Faça o primeiro depósito de pelo menos {least}, volte aqui e resgate mais {share}. Sem pressa: a oferta vale por {days} dias após o depósito, e você também pode deixá-la passar.',
      'Gawin ang unang deposito na hindi bababa sa {least}, bumalik dito at kunin ang dagdag na {share}. Huwag magmadali: {days} araw ang bisa pagkatapos ng deposito, at puwede mo rin itong palampasin.',
      'أودِع لأول مرة {least} على الأقل، ثم عد إلى هنا واحصل على {share} إضافية. خذ وقتك: العرض قائم {days} أيام بعد الإيداع، ولك أن تتركه.',
      'نخستین واریز خود را دست‌کم {least} انجام دهید، به اینجا برگردید و {share} بیشتر بگیرید. عجله نکنید: پیشنهاد تا {days} روز پس از واریز برقرار است و می‌توانید از آن بگذرید.',
    ],
    terms: [
      [
        'It is for the first deposit since registration, of at least {least}.',
        'Dành cho lần nạp đầu tiên kể từ khi đăng ký, tối thiểu {least}.',
        'Es para el primer depósito desde el registro, de al menos {least}.',
        'É para o primeiro depósito desde o cadastro, de pelo menos {least}.',
        'Para sa unang deposito mula nang magrehistro, hindi bababa sa {least}.',
        'للإيداع الأول منذ التسجيل، بقيمة {least} على الأقل.',
        'برای نخستین واریز پس از ثبت‌نام، دست‌کم {least}.',
      ],
      [
        'The bonus is {share} of the deposit, {cap} at most, rounded down.',
        'Tiền thưởng bằng {share} số tiền nạp, tối đa {cap}, làm tròn xuống.',
        'El bono es el {share} del depósito, {cap} como máximo, redondeado hacia abajo.',
        'O bônus é de {share} do depósito, no máximo {cap}, arredondado para baixo.',
        'Ang bonus ay {share} ng deposito, hanggang {cap}, ibinababa ang sentimo.',
        'المكافأة {share} من الإيداع، بحد أقصى {cap}، مقرّبة إلى الأسفل.',
        'پاداش {share} واریز است، حداکثر {cap}، گردشده به پایین.',
      ],
    ],
  },
  {
    id: 'checkin',
    kind: 'CHECKIN',
    image: 'sun-face',
    rolloverTimes: 1,
    from: 60,
    rules: { amounts: [0.25, 0.25, 0.4, 0.4, 0.5, 0.5, 1.5] },
    title: [
      'Daily check-in',
      'Điểm danh mỗi ngày',
      'Registro diario',
      'Check-in diário',
      'Araw-araw na check-in',
      'تسجيل الحضور اليومي',
      'حضور روزانه',
    ],
    summary: [
      'Seven days in a row, more each time.',
      'Bảy ngày liên tiếp, càng về sau càng nhiều.',
      'Siete días seguidos, cada vez más.',
      'Sete dias seguidos, cada vez mais.',
      'Pitong araw na sunod-sunod, dumarami bawat araw.',
      'سبعة أيام متتالية، والمزيد كل يوم.',
      'هفت روز پیاپی، هر روز بیشتر.',
    ],
    text: [
      'Claim once a day. Each day of the row pays what is written under it; a day left out begins the row anew, and so does its seventh day.',
      'Mỗi ngày nhận một lần. Mỗi ngày trong chuỗi trả đúng số ghi bên dưới; bỏ một ngày thì chuỗi bắt đầu lại, hết ngày thứ bảy cũng vậy.',
      'Reclame una vez al día. Cada día de la serie paga lo que dice debajo; si se salta un día, la serie empieza de nuevo, igual que tras el séptimo.',
      'Resgate uma vez por dia. Cada dia da sequência paga o que está escrito embaixo; um dia perdido recomeça a sequência, assim como o sétimo.',
      'Kumuha isang beses bawat araw. Ang bayad ng bawat araw ay nakasulat sa ilalim nito; kapag may nalaktawan, magsisimula muli, gayon din pagkatapos ng ikapito.',
      'استلم مرة في اليوم. يدفع كل يوم ما كُتب تحته، وإن فاتك يوم بدأت السلسلة من جديد، وكذلك بعد اليوم السابع.',
      'روزی یک‌بار دریافت کنید. هر روز همان را می‌پردازد که زیرش نوشته شده؛ اگر روزی جا بماند زنجیره از نو آغاز می‌شود، و پس از روز هفتم هم.',
    ],
    terms: [
      [
        'It is for members who have made a deposit at some time.',
        'Dành cho hội viên đã từng nạp tiền.',
        'Es para miembros que alguna vez han depositado.',
        'É para membros que já fizeram algum depósito.',
        'Para sa mga miyembrong nakapagdeposito na.',
        'للأعضاء الذين سبق لهم الإيداع.',
        'برای اعضایی که پیش‌تر واریز داشته‌اند.',
      ],
      [
        'Your VIP level adds the percentage shown on its page.',
        'Cấp VIP của bạn cộng thêm tỷ lệ ghi ở trang VIP.',
        'Su nivel VIP añade el porcentaje que muestra su página.',
        'O seu nível VIP soma a porcentagem mostrada na página dele.',
        'Nagdadagdag ang VIP level mo ng porsiyentong nasa pahina nito.',
        'يضيف مستوى VIP الخاص بك النسبة المبيّنة في صفحته.',
        'سطح VIP شما درصد نوشته‌شده در صفحه‌اش را می‌افزاید.',
      ],
    ],
  },
  {
    id: 'cashback',
    kind: 'CASHBACK',
    image: 'coin-pot',
    rolloverTimes: 1,
    from: 60,
    rules: { share: 500, cap: 200, minAmount: 0.25, days: 7 },
    title: [
      'Weekly cashback',
      'Hoàn tiền hằng tuần',
      'Reembolso semanal',
      'Cashback semanal',
      'Lingguhang cashback',
      'استرداد نقدي أسبوعي',
      'بازگشت نقدی هفتگی',
    ],
    summary: [
      'From {share} of the last week’s net loss.',
      'Từ {share} khoản thua ròng tuần trước.',
      'Desde el {share} de la pérdida neta de la última semana.',
      'A partir de {share} da perda líquida da última semana.',
      'Mula {share} ng net loss noong nakaraang linggo.',
      'ابتداءً من {share} من صافي خسارة الأسبوع الماضي.',
      'از {share} زیان خالص هفته گذشته.',
    ],
    text: [
      'Every Monday the week before is counted: what you staked less what came back. A part of that returns to you, more of it at a higher VIP level. It is a consolation, not a reason to play more.',
      'Mỗi thứ Hai hệ thống tính tuần trước: tiền cược trừ tiền trả về. Một phần được hoàn lại, cấp VIP càng cao càng nhiều. Đây là sự an ủi, không phải lý do để chơi nhiều hơn.',
      'Cada lunes se cuenta la semana anterior: lo apostado menos lo devuelto. Una parte vuelve a usted, más con un nivel VIP más alto. Es un consuelo, no un motivo para jugar más.',
      'Toda segunda-feira conta-se a semana anterior: o apostado menos o que voltou. Uma parte retorna a você, mais em um nível VIP maior. É um consolo, não um motivo para jogar mais.',
      'Tuwing Lunes binibilang ang nakaraang linggo: ang itinaya bawas ang bumalik. May bahaging ibinabalik sa iyo, mas malaki sa mas mataas na VIP level. Pampalubag-loob ito, hindi dahilan para maglaro pa.',
      'كل اثنين يُحسب الأسبوع السابق: ما راهنت به ناقص ما عاد إليك. يعود إليك جزء منه، ويزيد مع مستوى VIP. هو مواساة وليس سببًا للعب أكثر.',
      'هر دوشنبه هفته پیش حساب می‌شود: آنچه شرط بستید منهای آنچه برگشت. بخشی از آن به شما بازمی‌گردد، در سطح VIP بالاتر بیشتر. این دلجویی است، نه دلیلی برای بازی بیشتر.',
    ],
    terms: [
      [
        'Settled bets count, Monday 00:00 to the next Monday 00:00.',
        'Tính cược đã kết toán, từ 00:00 thứ Hai đến 00:00 thứ Hai kế tiếp.',
        'Cuentan las apuestas liquidadas, de lunes 00:00 al lunes siguiente 00:00.',
        'Contam as apostas liquidadas, de segunda 00:00 à segunda seguinte 00:00.',
        'Binibilang ang na-settle na taya, Lunes 00:00 hanggang susunod na Lunes 00:00.',
        'تُحسب الرهانات المسوّاة من الاثنين 00:00 حتى الاثنين التالي 00:00.',
        'شرط‌های تسویه‌شده از دوشنبه ۰۰:۰۰ تا دوشنبه بعد ۰۰:۰۰ حساب می‌شوند.',
      ],
      [
        'Less than {least} is not paid, more than {cap} neither. Claim it within {days} days.',
        'Dưới {least} không trả, tối đa {cap}. Nhận trong vòng {days} ngày.',
        'Menos de {least} no se paga, más de {cap} tampoco. Reclámelo en {days} días.',
        'Menos de {least} não é pago, mais de {cap} também não. Resgate em até {days} dias.',
        'Hindi binabayaran ang mas mababa sa {least}, at hanggang {cap} lang. Kunin sa loob ng {days} araw.',
        'لا يُدفع أقل من {least} ولا أكثر من {cap}. استلمه خلال {days} أيام.',
        'کمتر از {least} و بیشتر از {cap} پرداخت نمی‌شود. ظرف {days} روز دریافت کنید.',
      ],
    ],
  },
  {
    id: 'weekend',
    kind: 'RELOAD',
    image: 'carnival',
    rolloverTimes: 5,
    from: 60,
    rules: { share: 2000, cap: 50, minAmount: 10, days: 2 },
    title: [
      'Weekend deposit: {share} more',
      'Nạp cuối tuần: thêm {share}',
      'Depósito de fin de semana: {share} más',
      'Depósito de fim de semana: {share} a mais',
      'Weekend na deposito: dagdag {share}',
      'إيداع نهاية الأسبوع: {share} إضافية',
      'واریز آخر هفته: {share} بیشتر',
    ],
    summary: [
      'On the first deposit of Saturday and Sunday, up to {cap}.',
      'Cho lần nạp đầu của thứ Bảy và Chủ nhật, tối đa {cap}.',
      'Sobre el primer depósito de sábado y domingo, hasta {cap}.',
      'No primeiro depósito de sábado e domingo, até {cap}.',
      'Sa unang deposito ng Sabado at Linggo, hanggang {cap}.',
      'على أول إيداع يومي السبت والأحد، حتى {cap}.',
      'روی نخستین واریز شنبه و یکشنبه، تا {cap}.',
    ],
    text: [
      'The first deposit of a weekend of at least {least} gets {share} on top. Claim it until the end of Tuesday.',
      'Lần nạp đầu của cuối tuần, từ {least}, được cộng {share}. Nhận trước hết thứ Ba.',
      'El primer depósito del fin de semana, de al menos {least}, recibe un {share} adicional. Reclámelo hasta el final del martes.',
      'O primeiro depósito do fim de semana, de pelo menos {least}, recebe mais {share}. Resgate até o fim da terça.',
      'Ang unang deposito ng weekend na hindi bababa sa {least} ay may dagdag na {share}. Kunin hanggang matapos ang Martes.',
      'أول إيداع في نهاية الأسبوع بقيمة {least} على الأقل يحصل على {share} إضافية. استلمها حتى نهاية الثلاثاء.',
      'نخستین واریز آخر هفته، دست‌کم {least}، {share} بیشتر می‌گیرد. تا پایان سه‌شنبه دریافت کنید.',
    ],
    terms: [
      [
        'One deposit a weekend, the first one, of at least {least}.',
        'Mỗi cuối tuần một lần nạp, lần đầu tiên, từ {least}.',
        'Un depósito por fin de semana, el primero, de al menos {least}.',
        'Um depósito por fim de semana, o primeiro, de pelo menos {least}.',
        'Isang deposito bawat weekend, ang una, hindi bababa sa {least}.',
        'إيداع واحد كل نهاية أسبوع، وهو الأول، بقيمة {least} على الأقل.',
        'هر آخر هفته یک واریز، نخستین، دست‌کم {least}.',
      ],
      [
        'The bonus is {share} of it, {cap} at most, rounded down.',
        'Tiền thưởng bằng {share}, tối đa {cap}, làm tròn xuống.',
        'El bono es el {share}, {cap} como máximo, redondeado hacia abajo.',
        'O bônus é de {share}, no máximo {cap}, arredondado para baixo.',
        'Ang bonus ay {share} nito, hanggang {cap}, ibinababa ang sentimo.',
        'المكافأة {share} منه بحد أقصى {cap}، مقرّبة إلى الأسفل.',
        'پاداش {share} آن است، حداکثر {cap}، گردشده به پایین.',
      ],
    ],
  },
  {
    id: 'story',
    kind: 'APPLY',
    image: 'spell-book',
    rolloverTimes: 1,
    from: 60,
    rules: { amounts: [2.5], reviewMinutes: 10, days: 30 },
    title: [
      'Tell us your story',
      'Kể chuyện của bạn',
      'Cuéntenos su historia',
      'Conte a sua história',
      'Ikuwento mo sa amin',
      'احكِ لنا قصتك',
      'داستانتان را بگویید',
    ],
    summary: [
      '{amount} a month for a few words and pictures.',
      '{amount} mỗi tháng cho đôi lời và vài tấm ảnh.',
      '{amount} al mes por unas palabras y fotos.',
      '{amount} por mês por algumas palavras e fotos.',
      '{amount} bawat buwan para sa ilang salita at larawan.',
      '{amount} شهريًا مقابل كلمات وصور قليلة.',
      'ماهی {amount} برای چند کلمه و عکس.',
    ],
    text: [
      'Which game do you like, and why? What should we do better? Write it down, add up to three pictures if you want. Honest words count, praise is not asked for. You get an answer within {minutes} minutes.',
      'Bạn thích trò nào, vì sao? Chúng tôi nên làm gì tốt hơn? Hãy viết ra, kèm tối đa ba ảnh nếu muốn. Cần lời thật lòng, không cần lời khen. Bạn có câu trả lời trong {minutes} phút.',
      '¿Qué juego le gusta y por qué? ¿Qué deberíamos mejorar? Escríbalo y añada hasta tres fotos si quiere. Valen las palabras sinceras, no pedimos elogios. La respuesta llega en {minutes} minutos.',
      'De qual jogo você gosta, e por quê? O que devemos melhorar? Escreva e, se quiser, junte até três fotos. Valem palavras sinceras, não pedimos elogios. A resposta vem em {minutes} minutos.',
      'Anong laro ang gusto mo, at bakit? Ano ang dapat naming pagbutihin? Isulat mo, at magdagdag ng hanggang tatlong larawan kung gusto mo. Tapat na salita ang mahalaga, hindi papuri. May sagot sa loob ng {minutes} minuto.',
      'أي لعبة تحب ولماذا؟ ما الذي علينا تحسينه؟ اكتب ذلك وأضف حتى ثلاث صور إن شئت. نريد كلامًا صادقًا لا مديحًا. يصلك الرد خلال {minutes} دقائق.',
      'کدام بازی را دوست دارید و چرا؟ چه چیزی را بهتر کنیم؟ بنویسید و اگر خواستید تا سه عکس بیفزایید. سخن صادقانه مهم است، نه تعریف. ظرف {minutes} دقیقه پاسخ می‌گیرید.',
    ],
    terms: [
      [
        'One application a calendar month.',
        'Mỗi tháng dương lịch một đơn.',
        'Una solicitud por mes natural.',
        'Uma inscrição por mês.',
        'Isang application bawat buwan.',
        'طلب واحد في كل شهر ميلادي.',
        'هر ماه تقویمی یک درخواست.',
      ],
      [
        'It is refused if a picture was sent by somebody else before, or if you have not played in the last 30 days.',
        'Đơn bị từ chối nếu ảnh đã do người khác gửi trước, hoặc bạn không chơi trong 30 ngày qua.',
        'Se rechaza si otra persona ya envió una de las fotos o si no ha jugado en los últimos 30 días.',
        'É recusada se outra pessoa já enviou uma das fotos ou se você não jogou nos últimos 30 dias.',
        'Tatanggihan kung may nauna nang nagpadala ng larawan, o kung hindi ka naglaro sa nakaraang 30 araw.',
        'يُرفض إذا سبق أن أرسل شخص آخر إحدى الصور، أو إذا لم تلعب خلال آخر 30 يومًا.',
        'اگر عکسی را پیش‌تر دیگری فرستاده باشد یا در ۳۰ روز گذشته بازی نکرده باشید، رد می‌شود.',
      ],
    ],
  },
  {
    id: 'missions',
    kind: 'MISSION',
    image: 'knight',
    rolloverTimes: 1,
    from: 60,
    rules: {},
    title: ['Missions', 'Nhiệm vụ', 'Misiones', 'Missões', 'Mga misyon', 'المهام', 'مأموریت‌ها'],
    summary: [
      'Small goals for the day and the week.',
      'Mục tiêu nhỏ cho ngày và tuần.',
      'Pequeñas metas para el día y la semana.',
      'Pequenas metas para o dia e a semana.',
      'Maliliit na layunin bawat araw at linggo.',
      'أهداف صغيرة لليوم والأسبوع.',
      'هدف‌های کوچک روز و هفته.',
    ],
    text: [
      'Your own bets fill the bars. What is full can be claimed until the day or the week ends.',
      'Chính cược của bạn làm đầy các thanh. Thanh đầy có thể nhận đến hết ngày hoặc tuần.',
      'Sus propias apuestas llenan las barras. Lo que está lleno se reclama hasta que acabe el día o la semana.',
      'As suas próprias apostas enchem as barras. O que está cheio pode ser resgatado até o fim do dia ou da semana.',
      'Ang sarili mong taya ang pumupuno sa mga bar. Makukuha ang puno hanggang matapos ang araw o linggo.',
      'رهاناتك أنت تملأ الأشرطة. وما امتلأ يُستلم حتى نهاية اليوم أو الأسبوع.',
      'شرط‌های خودتان نوارها را پر می‌کند. آنچه پر شد تا پایان روز یا هفته قابل دریافت است.',
    ],
    terms: [],
  },
  {
    id: 'referral',
    kind: 'REFERRAL',
    image: 'panda',
    rolloverTimes: 1,
    from: 60,
    rules: { minAmount: 10, bets: 30, days: 30, amounts: [4], friendsPerMonth: 10 },
    title: [
      'Invite friends',
      'Mời bạn bè',
      'Invite a sus amigos',
      'Convide amigos',
      'Mag-imbita ng kaibigan',
      'ادعُ أصدقاءك',
      'دوستان را دعوت کنید',
    ],
    summary: [
      '{amount} for each friend who really plays.',
      '{amount} cho mỗi người bạn thật sự chơi.',
      '{amount} por cada amigo que de verdad juegue.',
      '{amount} por amigo que realmente jogue.',
      '{amount} sa bawat kaibigang talagang naglalaro.',
      '{amount} عن كل صديق يلعب فعلًا.',
      '{amount} برای هر دوستی که واقعاً بازی کند.',
    ],
    text: [
      'Share your link. When a friend has deposited {least} and bet {bets} within {days} days of registering, {amount} waits for you.',
      'Chia sẻ liên kết của bạn. Khi bạn bè nạp {least} và cược {bets} trong {days} ngày sau khi đăng ký, {amount} sẽ chờ bạn.',
      'Comparta su enlace. Cuando un amigo deposite {least} y apueste {bets} en los {days} días tras registrarse, {amount} le esperan.',
      'Compartilhe o seu link. Quando um amigo depositar {least} e apostar {bets} em {days} dias após o cadastro, {amount} esperam por você.',
      'Ibahagi ang link mo. Kapag nakapagdeposito ang kaibigan ng {least} at nakapusta ng {bets} sa loob ng {days} araw ng pagrehistro, {amount} ang naghihintay sa iyo.',
      'شارك رابطك. حين يودع صديقك {least} ويراهن بمبلغ {bets} خلال {days} يومًا من تسجيله، تنتظرك {amount}.',
      'پیوند خود را بفرستید. وقتی دوستی ظرف {days} روز پس از ثبت‌نام {least} واریز و {bets} شرط‌بندی کند، {amount} در انتظار شماست.',
    ],
    terms: [
      [
        'The friend registers with your link or code, deposits {least} and bets {bets} within {days} days.',
        'Bạn bè đăng ký bằng liên kết hoặc mã của bạn, nạp {least} và cược {bets} trong {days} ngày.',
        'El amigo se registra con su enlace o código, deposita {least} y apuesta {bets} en {days} días.',
        'O amigo se cadastra com o seu link ou código, deposita {least} e aposta {bets} em {days} dias.',
        'Magrerehistro ang kaibigan gamit ang link o code mo, magdedeposito ng {least} at tataya ng {bets} sa loob ng {days} araw.',
        'يسجّل الصديق برابطك أو رمزك ويودع {least} ويراهن بمبلغ {bets} خلال {days} يومًا.',
        'دوست با پیوند یا کد شما ثبت‌نام می‌کند، {least} واریز و {bets} ظرف {days} روز شرط‌بندی می‌کند.',
      ],
      [
        '{friends} friends a month are paid for; the rest waits for the next month.',
        'Mỗi tháng trả cho {friends} người bạn; số còn lại chờ tháng sau.',
        'Se pagan {friends} amigos al mes; los demás esperan al mes siguiente.',
        'São pagos {friends} amigos por mês; os demais esperam o mês seguinte.',
        '{friends} kaibigan bawat buwan ang binabayaran; ang iba ay sa susunod na buwan.',
        'يُدفع عن {friends} أصدقاء شهريًا، والباقي ينتظر الشهر التالي.',
        'هر ماه برای {friends} دوست پرداخت می‌شود؛ بقیه به ماه بعد می‌مانند.',
      ],
      [
        'Do not invite minors, nor anybody who does not want to be invited.',
        'Đừng mời người chưa đủ tuổi, cũng đừng mời ai không muốn.',
        'No invite a menores ni a quien no lo desee.',
        'Não convide menores nem quem não queira ser convidado.',
        'Huwag mag-imbita ng menor de edad o ng ayaw maimbitahan.',
        'لا تدعُ القاصرين ولا من لا يرغب في الدعوة.',
        'افراد زیر سن قانونی و کسانی را که نمی‌خواهند دعوت نکنید.',
      ],
    ],
  },
  {
    id: 'harvest',
    kind: 'RELOAD',
    image: 'fruits',
    rolloverTimes: 5,
    from: 40,
    until: -6,
    rules: { share: 1500, cap: 40, minAmount: 10, days: 2 },
    title: [
      'Harvest weekends: {share}',
      'Cuối tuần mùa gặt: {share}',
      'Fines de semana de cosecha: {share}',
      'Fins de semana da colheita: {share}',
      'Weekend ng ani: {share}',
      'عطلات الحصاد: {share}',
      'آخر هفته‌های برداشت: {share}',
    ],
    summary: [
      'A smaller offer that came before the weekend one.',
      'Ưu đãi trước đây của cuối tuần.',
      'Una oferta anterior de fin de semana.',
      'Uma oferta anterior de fim de semana.',
      'Dating alok tuwing weekend.',
      'عرض سابق لنهاية الأسبوع.',
      'پیشنهاد پیشین آخر هفته.',
    ],
    text: [
      'This promotion is over. What was claimed stays yours.',
      'Chương trình này đã kết thúc. Những gì đã nhận vẫn là của bạn.',
      'Esta promoción terminó. Lo reclamado sigue siendo suyo.',
      'Esta promoção terminou. O que foi resgatado continua seu.',
      'Tapos na ang promosyong ito. Sa iyo pa rin ang nakuha na.',
      'انتهى هذا العرض. وما استلمته يبقى لك.',
      'این پیشنهاد به پایان رسید. آنچه گرفته‌اید از آنِ شماست.',
    ],
    terms: [],
  },
];
