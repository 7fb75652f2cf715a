import type { Word } from '../catalogue/names.ts';

/** Invented places. Proper names: the same in every language that writes in Latin letters. */
const place = (latin: string, arabic: string, persian: string): Word => [latin, latin, latin, latin, latin, arabic, persian];

export const places = {
  altamar: place('Altamar', 'ألتامار', 'آلتامار'),
  brisa: place('Brisa', 'بريسا', 'بریسا'),
  castelmar: place('Castelmar', 'كاستيلمار', 'کاستلمار'),
  cobrena: place('Cobrena', 'كوبرينا', 'کوبرنا'),
  emberport: place('Emberport', 'إمبربورت', 'امبرپورت'),
  kalayo: place('Kalayo', 'كالايو', 'کالایو'),
  lunaria: place('Lunaria', 'لوناريا', 'لوناریا'),
  marikit: place('Marikit', 'ماريكيت', 'ماریکیت'),
  minara: place('Minara', 'مينارا', 'مینارا'),
  orvela: place('Orvela', 'أورفيلا', 'اورولا'),
  quetzala: place('Quetzala', 'كيتزالا', 'کتزالا'),
  rosalba: place('Rosalba', 'روزالبا', 'روسالبا'),
  solano: place('Solano', 'سولانو', 'سولانو'),
  tarisol: place('Tarisol', 'تاريسول', 'تاریسول'),
  valverda: place('Valverda', 'فالفيردا', 'والوردا'),
  zafira: place('Zafira', 'زافيرا', 'زافیرا'),
} as const;

/** What teams call themselves. Latin America and Brazil say it in their own language, Arabic and Persian too. */
export const beasts = {
  bears: ['Bears', 'Bears', 'Osos', 'Ursos', 'Bears', 'دببة', 'خرس‌های'],
  dragons: ['Dragons', 'Dragons', 'Dragones', 'Dragões', 'Dragons', 'تنانين', 'اژدهایان'],
  foxes: ['Foxes', 'Foxes', 'Zorros', 'Raposas', 'Foxes', 'ثعالب', 'روباه‌های'],
  knights: ['Knights', 'Knights', 'Caballeros', 'Cavaleiros', 'Knights', 'فرسان', 'شوالیه‌های'],
  krakens: ['Krakens', 'Krakens', 'Krakens', 'Krakens', 'Krakens', 'كراكن', 'کراکن‌های'],
  lions: ['Lions', 'Lions', 'Leones', 'Leões', 'Lions', 'أسود', 'شیرهای'],
  ninjas: ['Ninjas', 'Ninjas', 'Ninjas', 'Ninjas', 'Ninjas', 'نينجا', 'نینجاهای'],
  owls: ['Owls', 'Owls', 'Búhos', 'Corujas', 'Owls', 'بوم', 'جغدهای'],
  panthers: ['Panthers', 'Panthers', 'Panteras', 'Panteras', 'Panthers', 'فهود', 'پلنگ‌های'],
  samurai: ['Samurai', 'Samurai', 'Samuráis', 'Samurais', 'Samurai', 'ساموراي', 'سامورایی‌های'],
  tigers: ['Tigers', 'Tigers', 'Tigres', 'Tigres', 'Tigers', 'نمور', 'ببرهای'],
  vikings: ['Vikings', 'Vikings', 'Vikingos', 'Vikings', 'Vikings', 'فايكنغ', 'وایکینگ‌های'],
  wizards: ['Wizards', 'Wizards', 'Magos', 'Magos', 'Wizards', 'سحرة', 'جادوگران'],
  wolves: ['Wolves', 'Wolves', 'Lobos', 'Lobos', 'Wolves', 'ذئاب', 'گرگ‌های'],
} as const satisfies Record<string, Word>;
