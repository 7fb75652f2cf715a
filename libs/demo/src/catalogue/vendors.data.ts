import type { GameCategory } from '@livery/merchant/categories';
import type { Translations } from '../localized-text.ts';

export interface DemoVendor {
  readonly code: string;
  readonly name: string;
  readonly names?: Translations;
  readonly categories: readonly GameCategory[];
}

/**
 * Invented game vendors. Do not change the codes of the two lottery vendors (`TCG_…`), of TF (e-sports) and of DS88
 * (cockfights), because the app refers to them.
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
  {
    code: 'ORIGINALS',
    name: 'House Originals',
    names: { VI: 'Trò Chơi Nhà', ES: 'Originales', PT: 'Originais', AR: 'ألعابنا', FA: 'بازی‌های خانه' },
    categories: ['INHOUSE'],
  },
  {
    code: 'TCG_LOTTO_VN',
    name: 'Vietnam Lottery',
    names: {
      VI: 'Xổ Số Việt Nam',
      ES: 'Lotería de Vietnam',
      PT: 'Loteria do Vietnã',
      TY: 'Lotto ng Vietnam',
      AR: 'يانصيب فيتنام',
      FA: 'لاتاری ویتنام',
    },
    categories: ['LOTT', 'ELOTT'],
  },
  {
    code: 'TCG_SEA',
    name: 'SEA Lottery',
    names: {
      VI: 'Xổ Số Đông Nam Á',
      ES: 'Lotería SEA',
      PT: 'Loteria SEA',
      TY: 'Lotto SEA',
      AR: 'يانصيب جنوب شرق آسيا',
      FA: 'لاتاری جنوب شرق آسیا',
    },
    categories: ['ELOTT'],
  },
];
