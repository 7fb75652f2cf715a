import { type DemoText, demoText } from '../demo-text.ts';

interface DemoClass {
  readonly key: string;
  readonly names: DemoText;
  /** Artwork themes of the slots in this class. */
  readonly themes: readonly string[];
}

/** Classes of the demo slot games. A class contains the slots whose artwork has a similar subject, e.g. animals. */
const slotClasses: readonly DemoClass[] = [
  {
    key: 'FORTUNE',
    names: demoText('classes.FORTUNE'),
    themes: ['koi', 'lucky-cat', 'money-toad', 'clover', 'lantern', 'magic-lamp', 'rocket'],
  },
  {
    key: 'MYTH',
    names: demoText('classes.MYTH'),
    themes: ['dragon', 'phoenix', 'pharaoh', 'anubis', 'scarab', 'zeus', 'poseidon', 'thunder'],
  },
  {
    key: 'ADVENTURE',
    names: demoText('classes.ADVENTURE'),
    themes: ['pirate', 'samurai', 'knight', 'viking', 'wizard', 'gladiator'],
  },
  {
    key: 'ANIMALS',
    names: demoText('classes.ANIMALS'),
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
    names: demoText('classes.CLASSIC'),
    themes: ['gems', 'diamond', 'sevens', 'fruits'],
  },
  {
    key: 'FESTIVE',
    names: demoText('classes.FESTIVE'),
    themes: ['candy', 'carnival', 'rose', 'sun-face', 'moon'],
  },
];

/** Classes of the demo catalogue, in the order in which the app lists them. */
export const demoClasses = slotClasses.map(({ key, names }, position) => ({
  category: 'RNG' as const,
  key,
  name: names.EN,
  names,
  position,
}));

const byTheme = new Map(slotClasses.flatMap(({ key, themes }) => themes.map((theme) => [theme, key] as const)));

/** Returns the key of the class of a slot with this artwork theme. Null if the theme has no class. */
export const getClassForTheme = (theme: string): string | null => byTheme.get(theme) ?? null;
