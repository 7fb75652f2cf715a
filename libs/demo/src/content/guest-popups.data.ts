import type { GameCategory } from '@livery/merchant/categories';
import { type DemoText, demoText } from '../demo-text.ts';

/** Pop-up with which a demo brand greets guests. It offers the welcome promotion in the words of the brand. */
export interface GuestPopup {
  /** Title. If absent, the title of the welcome promotion. `{share}` is the share of the deposit. */
  readonly title?: DemoText;
  /** Text after the condition of the welcome promotion. */
  readonly text: DemoText;
  /** Artwork theme of the image. The image is drawn in the colours of the brand. */
  readonly image: string;
  /** Categories that the text names. A brand without one of them shows `defaultGuestPopup`. */
  readonly categories: readonly GameCategory[];
  /** Id of the demo promotion that the text names. A brand that does not offer it shows `defaultGuestPopup`. */
  readonly promotion?: 'missions';
}

/** Pop-up of a brand that has no words of its own, in all languages. */
export const defaultGuestPopup: GuestPopup = {
  text: demoText('announcements.popup-guest.text'),
  image: 'rocket',
  categories: [],
};

/**
 * Pop-up of each brand, by brand code, in the languages of the brand. These texts belong to one brand, like the texts of
 * its brand file, so they are not in the files of all languages.
 */
export const guestPopups: Readonly<Record<string, GuestPopup>> = {
  bituinara: {
    title: {
      EN: 'Your first star: {share} on your first deposit',
      TY: 'Ang una mong bituin: {share} sa unang deposito',
    },
    text: {
      EN: 'Slots, fishing games and sabong under one golden sky, with new missions every day.',
      TY: 'Slots, larong pangingisda at sabong sa ilalim ng iisang gintong langit, na may mga bagong misyon araw-araw.',
    },
    image: 'sun-face',
    categories: ['RNG', 'FISH', 'COCKFIGHT'],
    promotion: 'missions',
  },
  lualoc: {
    title: {
      EN: 'First fortune: {share} on your first deposit',
      VI: 'Lộc đầu tay: {share} cho lần nạp đầu tiên',
    },
    text: {
      EN: 'Lottery draws all day, with results that you can verify yourself. See the draws first, then choose your numbers.',
      VI: 'Xổ số quay thưởng suốt ngày, kết quả ai cũng tự kiểm chứng được. Cứ xem các kỳ quay trước, rồi hãy chọn số.',
    },
    image: 'dragon-pearl',
    categories: ['LOTT'],
  },
  quetzarena: {
    title: {
      EN: 'Kick-off: {share} on your first deposit',
      ES: 'Saque inicial: {share} en tu primer depósito',
      PT: 'Pontapé inicial: {share} no primeiro depósito',
    },
    text: {
      EN: 'Football, basketball and esports, before and during the match. Your account is ready in a minute.',
      ES: 'Fútbol, básquetbol y esports, antes y durante el partido. Tu cuenta queda lista en un minuto.',
      PT: 'Futebol, basquete e esports, antes e durante a partida. Sua conta fica pronta em um minuto.',
    },
    image: 'phoenix',
    categories: ['SPORTS', 'ESPORTS'],
  },
  firuzara: {
    title: {
      EN: 'An unhurried start: {share} on your first deposit',
      AR: 'بداية هادئة: {share} على أول إيداع',
      FA: 'آغازی آرام: {share} روی اولین واریز',
    },
    text: {
      EN: 'Live tables and slots in turquoise calm. Look around as long as you like, and set your limits before you start.',
      AR: 'طاولات مباشرة وألعاب سلوت في هدوء فيروزي. تجوّل على مهلك، وحدّد حدودك قبل أن تبدأ.',
      FA: 'میزهای زنده و اسلات‌ها در آرامشی فیروزه‌ای. با حوصله بگردید و پیش از شروع برای خود سقف بگذارید.',
    },
    image: 'rose',
    categories: ['LIVE', 'RNG'],
  },
};
