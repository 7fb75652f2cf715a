import type { Word } from '../catalogue/names.ts';

export interface DemoAnnouncement {
  readonly id: string;
  readonly type: 'A' | 'PL' | 'B' | 'PU' | 'H';
  readonly groupName: 'm_home' | 'm_game' | 'm_reg';
  readonly execution?: 'A' | 'B' | 'F';
  readonly title: Word;
  /** Plain text; the seed wraps it in a paragraph. */
  readonly text: Word;
  readonly link?: string;
  /** What the drawn picture shows, a theme of the artwork. Absent: no picture. */
  readonly picture?: string;
  /** How many days before the seeding it was published. */
  readonly age: number;
}

/** Banners, notices and pop-ups that every demo brand shows in its own languages. None promises money that the gateway would not pay. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    id: 'banner-slots', type: 'B', groupName: 'm_home', picture: 'dragon', link: '/m/slotsCenter', age: 3,
    title: ['New worlds on the reels', 'Thế giới mới trên từng vòng quay', 'Nuevos mundos en los carretes', 'Novos mundos nos rolos', 'Mga bagong mundo sa reels', 'عوالم جديدة على البكرات', 'دنیاهای تازه روی غلتک‌ها'],
    text: ['Hundreds of slots from eight studios, with fresh titles every week.', 'Hàng trăm trò quay từ tám nhà phát triển, tuần nào cũng có trò mới.', 'Cientos de tragamonedas de ocho estudios, con novedades cada semana.', 'Centenas de caça-níqueis de oito estúdios, com novidades toda semana.', 'Daan-daang slots mula sa walong studio, may bago bawat linggo.', 'مئات ألعاب السلوت من ثمانية استوديوهات، وجديد كل أسبوع.', 'صدها اسلات از هشت استودیو، هر هفته با بازی‌های تازه.'],
  },
  {
    id: 'banner-sports', type: 'B', groupName: 'm_home', picture: 'football', link: '/m/gameList?gameType=SPORTS', age: 2,
    title: ['Match day, every day', 'Ngày nào cũng là ngày thi đấu', 'Todos los días hay partido', 'Todo dia tem jogo', 'Araw-araw may laban', 'كل يوم يوم مباراة', 'هر روز، روز مسابقه'],
    text: ['Eighteen sports, live and combined.', 'Mười tám môn thể thao, trực tiếp và xiên.', 'Dieciocho deportes, en vivo y combinados.', 'Dezoito esportes, ao vivo e múltiplas.', 'Labingwalong sports, live at parlay.', 'ثماني عشرة رياضة، مباشرة ومجمّعة.', 'هجده رشته ورزشی، زنده و ترکیبی.'],
  },
  {
    id: 'banner-live', type: 'B', groupName: 'm_home', picture: 'dealer', link: '/m/gameList?gameType=LIVE', age: 1,
    title: ['Take a seat at the table', 'Mời bạn vào bàn', 'Siéntese a la mesa', 'Sente-se à mesa', 'Umupo sa mesa', 'خذ مقعدك إلى الطاولة', 'سر میز بنشینید'],
    text: ['Real dealers, twelve games, open day and night.', 'Người chia bài thật, mười hai trò, mở suốt ngày đêm.', 'Crupieres reales, doce juegos, abierto día y noche.', 'Crupiês reais, doze jogos, aberto dia e noite.', 'Totoong dealer, labindalawang laro, bukas araw at gabi.', 'موزعون حقيقيون واثنتا عشرة لعبة، ليلًا ونهارًا.', 'دیلرهای واقعی، دوازده بازی، شبانه‌روز.'],
  },
  {
    id: 'notice-responsible', type: 'PL', groupName: 'm_home', link: '/m/help', age: 1,
    title: ['Play for fun: set yourself a limit before you start', 'Chơi để vui: hãy đặt giới hạn trước khi bắt đầu', 'Juegue por diversión: póngase un límite antes de empezar', 'Jogue por diversão: defina um limite antes de começar', 'Maglaro para sa saya: magtakda ng limitasyon bago magsimula', 'العب للمتعة: ضع لنفسك حدًا قبل أن تبدأ', 'برای سرگرمی بازی کنید: پیش از شروع حدی بگذارید'],
    text: ['Games are entertainment, not income. Our help center shows how to pause or close an account.', 'Trò chơi là giải trí, không phải thu nhập. Trung tâm trợ giúp hướng dẫn cách tạm dừng hoặc đóng tài khoản.', 'Los juegos son entretenimiento, no ingresos. El centro de ayuda explica cómo pausar o cerrar la cuenta.', 'Jogos são entretenimento, não renda. A central de ajuda mostra como pausar ou encerrar a conta.', 'Libangan ang laro, hindi kita. Ipinapakita ng help center kung paano mag-pause o magsara ng account.', 'الألعاب ترفيه وليست دخلًا. يشرح مركز المساعدة كيفية إيقاف الحساب مؤقتًا أو إغلاقه.', 'بازی سرگرمی است، نه درآمد. مرکز راهنما توقف یا بستن حساب را توضیح می‌دهد.'],
  },
  {
    id: 'notice-games', type: 'PL', groupName: 'm_home', link: '/m/gameLobby', age: 4,
    title: ['This week: new games from Lantern Forge and Velvet Comet', 'Tuần này: trò mới từ Lantern Forge và Velvet Comet', 'Esta semana: juegos nuevos de Lantern Forge y Velvet Comet', 'Esta semana: jogos novos da Lantern Forge e da Velvet Comet', 'Ngayong linggo: bagong laro mula sa Lantern Forge at Velvet Comet', 'هذا الأسبوع: ألعاب جديدة من Lantern Forge وVelvet Comet', 'این هفته: بازی‌های تازه از Lantern Forge و Velvet Comet'],
    text: ['Look for the NEW mark in the slots.', 'Hãy tìm nhãn MỚI trong mục quay hũ.', 'Busque la marca NUEVO en las tragamonedas.', 'Procure o selo NOVO nos caça-níqueis.', 'Hanapin ang markang BAGO sa slots.', 'ابحث عن علامة «جديد» في ألعاب السلوت.', 'در اسلات‌ها به دنبال نشان «جدید» بگردید.'],
  },
  {
    id: 'notice-service', type: 'H', groupName: 'm_home', link: '/m/service', age: 6,
    title: ['Customer service answers around the clock', 'Chăm sóc khách hàng trực suốt ngày đêm', 'Atención al cliente las 24 horas', 'Atendimento ao cliente 24 horas', 'Bukas ang customer service buong araw', 'خدمة العملاء على مدار الساعة', 'پشتیبانی شبانه‌روزی است'],
    text: ['We never ask for your password.', 'Chúng tôi không bao giờ hỏi mật khẩu của bạn.', 'Nunca le pediremos su contraseña.', 'Nunca pedimos sua senha.', 'Hindi namin kailanman hihingin ang password mo.', 'لن نطلب منك كلمة المرور أبدًا.', 'ما هرگز رمز عبور شما را نمی‌پرسیم.'],
  },
  {
    id: 'popup-member', type: 'PU', groupName: 'm_home', execution: 'A', picture: 'treasure', link: '/m/rewardCenter', age: 2,
    title: ['Good to see you again', 'Rất vui được gặp lại bạn', 'Qué gusto verle de nuevo', 'Que bom ver você de novo', 'Masaya kaming makita ka muli', 'سعداء برؤيتك من جديد', 'خوشحالیم دوباره شما را می‌بینیم'],
    text: ['See what is waiting for you in the reward center.', 'Xem điều gì đang chờ bạn ở trung tâm phần thưởng.', 'Mire lo que le espera en el centro de recompensas.', 'Veja o que espera por você na central de prêmios.', 'Tingnan ang naghihintay sa iyo sa reward center.', 'اطّلع على ما ينتظرك في مركز المكافآت.', 'ببینید در مرکز پاداش چه در انتظار شماست.'],
  },
  {
    id: 'popup-guest', type: 'PU', groupName: 'm_home', execution: 'B', picture: 'phoenix', link: '/m/register', age: 2,
    title: ['Welcome', 'Chào mừng bạn', 'Le damos la bienvenida', 'Boas-vindas', 'Maligayang pagdating', 'أهلًا وسهلًا', 'خوش آمدید'],
    text: ['Look around freely. An account takes a minute, and you can also try the games for free.', 'Cứ tự nhiên tham quan. Mở tài khoản chỉ mất một phút, và bạn có thể chơi thử miễn phí.', 'Mire con libertad. Abrir una cuenta lleva un minuto y también puede probar gratis.', 'Fique à vontade. Abrir a conta leva um minuto, e dá para testar os jogos de graça.', 'Tumingin nang malaya. Isang minuto lang ang pagbukas ng account, at puwede ring subukan nang libre.', 'تجوّل بحرية. فتح الحساب يستغرق دقيقة، ويمكنك تجربة الألعاب مجانًا.', 'آزادانه بگردید. ساخت حساب یک دقیقه طول می‌کشد و می‌توانید رایگان امتحان کنید.'],
  },
  {
    id: 'popup-first', type: 'PU', groupName: 'm_home', execution: 'F', picture: 'clover', link: '/m/help', age: 2,
    title: ['Your first visit', 'Lần đầu của bạn', 'Su primera visita', 'Sua primeira visita', 'Ang unang bisita mo', 'زيارتك الأولى', 'نخستین دیدار شما'],
    text: ['Three things to know: how to deposit, how to withdraw and how to set your limits.', 'Ba điều cần biết: cách nạp, cách rút và cách đặt giới hạn.', 'Tres cosas que conviene saber: cómo depositar, cómo retirar y cómo fijar sus límites.', 'Três coisas a saber: como depositar, como sacar e como definir seus limites.', 'Tatlong dapat malaman: paano mag-deposit, mag-withdraw at magtakda ng limitasyon.', 'ثلاثة أمور يجدر معرفتها: الإيداع والسحب وضبط الحدود.', 'سه نکته: چگونه واریز کنید، چگونه برداشت کنید و چگونه حد بگذارید.'],
  },
  {
    id: 'banner-game', type: 'B', groupName: 'm_game', picture: 'sea-dragon', link: '/m/gameList?gameType=FISH', age: 5,
    title: ['Dive in', 'Lặn xuống biển sâu', 'Sumérjase', 'Mergulhe', 'Sumisid na', 'اغطس معنا', 'شیرجه بزنید'],
    text: ['Fishing games for quick hands.', 'Trò bắn cá cho đôi tay nhanh nhẹn.', 'Juegos de pesca para manos rápidas.', 'Jogos de pesca para mãos rápidas.', 'Fishing games para sa mabibilis na kamay.', 'ألعاب صيد للأيدي السريعة.', 'بازی‌های ماهیگیری برای دست‌های سریع.'],
  },
  {
    id: 'banner-register', type: 'B', groupName: 'm_reg', picture: 'crown', age: 5,
    title: ['One account for every game', 'Một tài khoản cho mọi trò chơi', 'Una cuenta para todos los juegos', 'Uma conta para todos os jogos', 'Isang account para sa lahat ng laro', 'حساب واحد لكل الألعاب', 'یک حساب برای همه بازی‌ها'],
    text: ['Only for adults.', 'Chỉ dành cho người trưởng thành.', 'Solo para mayores de edad.', 'Somente para maiores de idade.', 'Para lamang sa mga nasa hustong gulang.', 'للبالغين فقط.', 'فقط برای بزرگسالان.'],
  },
  {
    id: 'agent-salary', type: 'A', groupName: 'm_home', age: 1,
    title: ['Salaries are paid just after midnight', 'Lương được trả ngay sau nửa đêm', 'Los salarios se pagan poco después de medianoche', 'Os salários são pagos logo após a meia-noite', 'Binabayaran ang sahod pagkatapos ng hatinggabi', 'تُدفع الرواتب بعد منتصف الليل مباشرة', 'حقوق‌ها درست پس از نیمه‌شب پرداخت می‌شود'],
    text: ['Each payment says line by line how it came about.', 'Mỗi khoản trả đều giải thích từng dòng.', 'Cada pago explica línea por línea de dónde sale.', 'Cada pagamento explica linha por linha de onde vem.', 'Ipinapaliwanag ng bawat bayad ang bawat linya nito.', 'توضح كل دفعة سطرًا بسطر كيف جاءت.', 'هر پرداخت سطر به سطر می‌گوید از کجا آمده است.'],
  },
  {
    id: 'agent-conduct', type: 'A', groupName: 'm_home', age: 5,
    title: ['Invite adults only, and promise nothing', 'Chỉ mời người trưởng thành, và không hứa hẹn', 'Invite solo a adultos y no prometa nada', 'Convide só adultos e não prometa nada', 'Mag-imbita lang ng nasa hustong gulang, at huwag mangako', 'ادعُ البالغين فقط ولا تعِد بشيء', 'فقط بزرگسالان را دعوت کنید و وعده ندهید'],
    text: ['Games are entertainment. Links that promise winnings are revoked.', 'Trò chơi là giải trí. Liên kết hứa hẹn thắng sẽ bị thu hồi.', 'Los juegos son entretenimiento. Se revocan los enlaces que prometen ganancias.', 'Jogos são entretenimento. Links que prometem ganhos são revogados.', 'Libangan ang laro. Binabawi ang mga link na nangangako ng panalo.', 'الألعاب ترفيه. وتُلغى الروابط التي تعِد بالربح.', 'بازی سرگرمی است. پیوندهایی که وعده برد بدهند لغو می‌شوند.'],
  },
];
