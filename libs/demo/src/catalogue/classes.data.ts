import type { Translations } from '../localized-text.ts';

interface DemoClass {
  readonly key: string;
  /** Name of the class in English. */
  readonly name: string;
  readonly names: Translations;
  /** Artwork themes of the slots in this class. */
  readonly themes: readonly string[];
}

/** Classes of the demo slot games, grouped by subject. */
const slotClasses: readonly DemoClass[] = [
  {
    key: 'FORTUNE',
    name: 'Luck and fortune',
    names: {
      VI: 'May mắn & tài lộc',
      ES: 'Suerte y fortuna',
      PT: 'Sorte e fortuna',
      TY: 'Suwerte at yaman',
      AR: 'الحظ والثروة',
      FA: 'بخت و ثروت',
      TH: 'โชคลาภ',
      CN: '好运财富',
      HI: 'किस्मत और दौलत',
    },
    themes: ['koi', 'lucky-cat', 'money-toad', 'clover', 'lantern', 'magic-lamp', 'rocket'],
  },
  {
    key: 'MYTH',
    name: 'Myths and legends',
    names: {
      VI: 'Thần thoại',
      ES: 'Mitos y leyendas',
      PT: 'Mitos e lendas',
      TY: 'Alamat at mito',
      AR: 'أساطير',
      FA: 'افسانه‌ها',
      TH: 'ตำนานเทพ',
      CN: '神话传说',
      HI: 'मिथक और कथाएँ',
    },
    themes: ['dragon', 'phoenix', 'pharaoh', 'anubis', 'scarab', 'zeus', 'poseidon', 'thunder'],
  },
  {
    key: 'ADVENTURE',
    name: 'Heroes and adventure',
    names: {
      VI: 'Anh hùng phiêu lưu',
      ES: 'Héroes y aventura',
      PT: 'Heróis e aventura',
      TY: 'Bayani at pakikipagsapalaran',
      AR: 'أبطال ومغامرات',
      FA: 'قهرمانان و ماجرا',
      TH: 'ฮีโร่ผจญภัย',
      CN: '英雄冒险',
      HI: 'नायक और रोमांच',
    },
    themes: ['pirate', 'samurai', 'knight', 'viking', 'wizard', 'gladiator'],
  },
  {
    key: 'ANIMALS',
    name: 'Animals',
    names: {
      VI: 'Muông thú',
      ES: 'Animales',
      PT: 'Animais',
      TY: 'Mga hayop',
      AR: 'حيوانات',
      FA: 'حیوانات',
      TH: 'สัตว์',
      CN: '动物世界',
      HI: 'जानवर',
    },
    themes: [
      'tiger',
      'lion',
      'panther',
      'wolf',
      'fox',
      'panda',
      'buffalo',
      'elephant',
      'monkey',
      'rabbit',
      'horse',
      'owl',
      'butterfly',
    ],
  },
  {
    key: 'CLASSIC',
    name: 'Classics',
    names: {
      VI: 'Cổ điển',
      ES: 'Clásicos',
      PT: 'Clássicos',
      TY: 'Mga klasiko',
      AR: 'كلاسيكية',
      FA: 'کلاسیک',
      TH: 'คลาสสิก',
      CN: '经典',
      HI: 'क्लासिक',
    },
    themes: ['gems', 'diamond', 'sevens', 'fruits'],
  },
  {
    key: 'FESTIVE',
    name: 'Festive and sweet',
    names: {
      VI: 'Lễ hội & ngọt ngào',
      ES: 'Fiesta y dulces',
      PT: 'Festa e doces',
      TY: 'Pista at matatamis',
      AR: 'احتفالات وحلوى',
      FA: 'جشن و شیرینی',
      TH: 'เทศกาลและของหวาน',
      CN: '节庆甜蜜',
      HI: 'उत्सव और मिठास',
    },
    themes: ['candy', 'carnival', 'rose', 'sun-face', 'moon'],
  },
];

/** Classes of the demo catalogue, in the order in which the app lists them. */
export const demoClasses = slotClasses.map(({ key, name, names }, position) => ({
  category: 'RNG' as const,
  key,
  name,
  names,
  position,
}));

const byTheme = new Map(slotClasses.flatMap(({ key, themes }) => themes.map((theme) => [theme, key] as const)));

/** Returns the class of slots with this theme. Null if the theme has no class. */
export const getClassForTheme = (theme: string): string | null => byTheme.get(theme) ?? null;
