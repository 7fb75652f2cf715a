import { type LocalizedText, toPlaceName } from '../localized-text.ts';

/** Names of fictional cities, by the first part of a team id. */
export const cities = {
  altamar: toPlaceName('Altamar', 'ألتامار', 'آلتامار'),
  brisa: toPlaceName('Brisa', 'بريسا', 'بریسا'),
  castelmar: toPlaceName('Castelmar', 'كاستيلمار', 'کاستلمار'),
  cobrena: toPlaceName('Cobrena', 'كوبرينا', 'کوبرنا'),
  emberport: toPlaceName('Emberport', 'إمبربورت', 'امبرپورت'),
  kalayo: toPlaceName('Kalayo', 'كالايو', 'کالایو'),
  lunaria: toPlaceName('Lunaria', 'لوناريا', 'لوناریا'),
  marikit: toPlaceName('Marikit', 'ماريكيت', 'ماریکیت'),
  minara: toPlaceName('Minara', 'مينارا', 'مینارا'),
  orvela: toPlaceName('Orvela', 'أورفيلا', 'اورولا'),
  quetzala: toPlaceName('Quetzala', 'كيتزالا', 'کتزالا'),
  rosalba: toPlaceName('Rosalba', 'روزالبا', 'روسالبا'),
  solano: toPlaceName('Solano', 'سولانو', 'سولانو'),
  tarisol: toPlaceName('Tarisol', 'تاريسول', 'تاریسول'),
  valverda: toPlaceName('Valverda', 'فالفيردا', 'والوردا'),
  zafira: toPlaceName('Zafira', 'زافيرا', 'زافیرا'),
} as const;

/**
 * Team mascots, by the second part of a team id. Spanish, Portuguese, Arabic and Persian have translated names. All
 * other languages use the English names.
 */
export const mascots = {
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
} as const satisfies Record<string, LocalizedText>;
