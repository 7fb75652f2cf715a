import type { Translations } from '../localized-text.ts';

interface DemoQuestion {
  readonly id: string;
  readonly texts: Translations;
}

/** Security questions of the demo brands. The answer to each of them never changes and is rarely public. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    id: 'firstTeacher',
    texts: {
      EN: 'What was the name of your first teacher?',
      TY: 'Ano ang pangalan ng una mong guro?',
      VI: 'Giáo viên đầu tiên của bạn tên gì?',
      ES: '¿Cómo se llamaba tu primer maestro?',
      PT: 'Qual era o nome do seu primeiro professor?',
      AR: 'ما اسم أول معلم لك؟',
      FA: 'نام نخستین معلم شما چه بود؟',
      TH: 'ครูคนแรกของคุณชื่ออะไร',
      CN: '您的第一位老师叫什么名字？',
      HI: 'आपके पहले शिक्षक का नाम क्या था?',
    },
  },
  {
    id: 'childhoodFriend',
    texts: {
      EN: 'What was the nickname of your childhood friend?',
      TY: 'Ano ang palayaw ng kababata mo?',
      VI: 'Biệt danh của bạn thuở nhỏ của bạn là gì?',
      ES: '¿Cuál era el apodo de tu amigo de la infancia?',
      PT: 'Qual era o apelido do seu amigo de infância?',
      AR: 'ما لقب صديق طفولتك؟',
      FA: 'لقب دوست دوران کودکی شما چه بود؟',
      TH: 'ชื่อเล่นของเพื่อนวัยเด็กคืออะไร',
      CN: '您儿时好友的绰号是什么？',
      HI: 'आपके बचपन के मित्र का उपनाम क्या था?',
    },
  },
  {
    id: 'firstJobStreet',
    texts: {
      EN: 'On which street was your first job?',
      TY: 'Saang kalye ang una mong trabaho?',
      VI: 'Công việc đầu tiên của bạn ở đường nào?',
      ES: '¿En qué calle fue tu primer trabajo?',
      PT: 'Em que rua foi seu primeiro emprego?',
      AR: 'في أي شارع كان عملك الأول؟',
      FA: 'نخستین کار شما در کدام خیابان بود؟',
      TH: 'งานแรกของคุณอยู่ถนนใด',
      CN: '您的第一份工作在哪条街？',
      HI: 'आपकी पहली नौकरी किस सड़क पर थी?',
    },
  },
  {
    id: 'firstFilm',
    texts: {
      EN: 'Which film did you first see in a cinema?',
      TY: 'Anong pelikula ang una mong napanood sa sinehan?',
      VI: 'Bộ phim đầu tiên bạn xem ở rạp là gì?',
      ES: '¿Qué película viste primero en el cine?',
      PT: 'Qual foi o primeiro filme que você viu no cinema?',
      AR: 'ما أول فيلم شاهدته في السينما؟',
      FA: 'نخستین فیلمی که در سینما دیدید چه بود؟',
      TH: 'ภาพยนตร์เรื่องแรกที่คุณดูในโรงคือเรื่องใด',
      CN: '您在影院看的第一部电影是什么？',
      HI: 'आपने सिनेमाघर में पहली कौन-सी फ़िल्म देखी?',
    },
  },
  {
    id: 'grandmotherTown',
    texts: {
      EN: 'In which town did your grandmother live?',
      TY: 'Saang bayan nakatira ang lola mo?',
      VI: 'Bà của bạn sống ở thị trấn nào?',
      ES: '¿En qué pueblo vivía tu abuela?',
      PT: 'Em que cidade morava sua avó?',
      AR: 'في أي بلدة عاشت جدتك؟',
      FA: 'مادربزرگ شما در کدام شهر زندگی می‌کرد؟',
      TH: 'คุณย่าหรือคุณยายของคุณอยู่เมืองใด',
      CN: '您的祖母住在哪个镇？',
      HI: 'आपकी दादी किस कस्बे में रहती थीं?',
    },
  },
  {
    id: 'favouriteDish',
    texts: {
      EN: 'Which dish did you love as a child?',
      TY: 'Anong ulam ang paborito mo noong bata ka?',
      VI: 'Món ăn bạn yêu thích hồi nhỏ là gì?',
      ES: '¿Qué plato te encantaba de niño?',
      PT: 'Qual prato você adorava quando criança?',
      AR: 'ما الطبق الذي أحببته في طفولتك؟',
      FA: 'در کودکی کدام غذا را دوست داشتید؟',
      TH: 'ตอนเด็กคุณชอบอาหารจานใด',
      CN: '您小时候最爱吃的菜是什么？',
      HI: 'बचपन में आपको कौन-सा पकवान पसंद था?',
    },
  },
  {
    id: 'firstPet',
    texts: {
      EN: 'What was the name of your first pet?',
      TY: 'Ano ang pangalan ng una mong alaga?',
      VI: 'Thú cưng đầu tiên của bạn tên gì?',
      ES: '¿Cómo se llamaba tu primera mascota?',
      PT: 'Qual era o nome do seu primeiro animal de estimação?',
      AR: 'ما اسم أول حيوان أليف لك؟',
      FA: 'نام نخستین حیوان خانگی شما چه بود؟',
      TH: 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร',
      CN: '您的第一只宠物叫什么名字？',
      HI: 'आपके पहले पालतू का नाम क्या था?',
    },
  },
];
