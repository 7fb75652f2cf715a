import type { GameCategory } from '@livery/merchant/categories';
import { type DemoText, demoTexts } from '../demo-text.ts';

export interface DemoVendor {
  readonly code: string;
  readonly name: string;
  /** Name by language code of the API, e.g. `EN`. Absent if the vendor has the same name in all languages. */
  readonly names?: DemoText;
  readonly categories: readonly GameCategory[];
}

const translatedNames = demoTexts('names.vendors');

const inEachLanguage = (code: keyof typeof translatedNames): { readonly name: string; readonly names: DemoText } => ({
  name: translatedNames[code].EN,
  names: translatedNames[code],
});

/**
 * Invented game vendors. Do not change the codes of the two lottery vendors (`TCG_…`), of TF (e-sports) and of DS88
 * (cockfights), because the code of the app contains them.
 */
export const demoVendors: readonly DemoVendor[] = [
  { code: 'LANTERN', name: 'Lantern Forge', categories: ['RNG'] },
  { code: 'KESTREL', name: 'Kestrel Play', categories: ['RNG'] },
  { code: 'NINEFOLD', name: 'Ninefold Studio', categories: ['RNG'] },
  { code: 'MARLOWE', name: 'Marlowe Reels', categories: ['RNG'] },
  { code: 'OBSIDIAN', name: 'Obsidian Fox', categories: ['RNG'] },
  { code: 'SUNHARBOR', name: 'Sun Harbor', categories: ['RNG', 'FISH'] },
  { code: 'CARABAO', name: 'Pixel Carabao', categories: ['RNG', 'FISH'] },
  { code: 'COMET', name: 'Velvet Comet', categories: ['RNG'] },
  { code: 'MERIDIAN', name: 'Meridian Live', categories: ['LIVE'] },
  { code: 'SALONAZUL', name: 'Salón Azul', categories: ['LIVE'] },
  { code: 'PERLA', name: 'Perla Live', categories: ['LIVE'] },
  { code: 'ORCHID', name: 'Orchid Court', categories: ['LIVE'] },
  { code: 'DEEPWATER', name: 'Deepwater Arcade', categories: ['FISH'] },
  { code: 'TIDALNINE', name: 'Tidal Nine', categories: ['FISH'] },
  { code: 'NORTHGOAL', name: 'Northgoal', categories: ['SPORTS'] },
  { code: 'CANCHA', name: 'Cancha Viva', categories: ['SPORTS'] },
  { code: 'TF', name: 'Tenfold Esports', categories: ['ESPORTS'] },
  { code: 'DS88', name: 'Dagit Sabong 88', categories: ['COCKFIGHT'] },
  { code: 'PALASAG', name: 'Palasag Arena', categories: ['COCKFIGHT'] },
  { code: 'KASAMA', name: 'Kasama Cards', categories: ['PVP'] },
  { code: 'ROUNDTABLE', name: 'Round Table Games', categories: ['PVP'] },
  { code: 'ORIGINALS', ...inEachLanguage('ORIGINALS'), categories: ['INHOUSE'] },
  { code: 'TCG_LOTTO_VN', ...inEachLanguage('TCG_LOTTO_VN'), categories: ['LOTT', 'ELOTT'] },
  { code: 'TCG_SEA', ...inEachLanguage('TCG_SEA'), categories: ['ELOTT'] },
];
