import type { GameCategory } from '@livery/merchant/categories';
import { type DemoText, demoText } from '../demo-text.ts';

export interface DemoAnnouncement {
  readonly id: string;
  readonly type: 'A' | 'PL' | 'B' | 'PU' | 'H';
  readonly groupName: 'm_home' | 'm_game' | 'm_reg';
  readonly execution?: 'A' | 'B' | 'F';
  readonly title: DemoText;
  /** Content of the announcement as plain text. The demo seed wraps it in an HTML paragraph. */
  readonly text: DemoText;
  readonly link?: string;
  /**
   * `lead` for an announcement of the main offer of the brand. The title and the condition of its promotion replace
   * `title` and `text`. `guest` for the pop-up of guests (`guestPopups`), which offers the welcome promotion. If the
   * brand does not offer the promotion, `title` and `text` are shown.
   */
  readonly offer?: 'lead' | 'guest';
  /** Category that the announcement names. A brand without this category does not show the announcement. */
  readonly category?: GameCategory;
  /**
   * Artwork theme of the image. The image of the brand's main offer (`lead`) replaces this image. If absent, the
   * announcement has no image.
   */
  readonly image?: string;
  /** Age of the announcement in days, at the time when the demo data is seeded. */
  readonly age: number;
}

/**
 * Banners, notices and pop-ups of every demo brand, in the languages of the brand. The texts must not promise money
 * that the gateway does not pay.
 */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    id: 'banner-offer',
    type: 'B',
    groupName: 'm_home',
    offer: 'lead',
    image: 'treasure',
    link: '/m/activity',
    age: 0,
    title: demoText('announcements.popup-member.title'),
    text: demoText('announcements.popup-member.text'),
  },
  {
    id: 'banner-slots',
    category: 'RNG',
    type: 'B',
    groupName: 'm_home',
    image: 'dragon',
    link: '/m/slotsCenter',
    age: 4,
    title: demoText('announcements.banner-slots.title'),
    text: demoText('announcements.banner-slots.text'),
  },
  {
    id: 'banner-sports',
    category: 'SPORTS',
    type: 'B',
    groupName: 'm_home',
    image: 'football',
    link: '/m/gameList?gameType=SPORTS',
    age: 2,
    title: demoText('announcements.banner-sports.title'),
    text: demoText('announcements.banner-sports.text'),
  },
  {
    id: 'banner-live',
    category: 'LIVE',
    type: 'B',
    groupName: 'm_home',
    image: 'dealer',
    link: '/m/gameList?gameType=LIVE',
    age: 1,
    title: demoText('announcements.banner-live.title'),
    text: demoText('announcements.banner-live.text'),
  },
  {
    id: 'notice-responsible',
    type: 'PL',
    groupName: 'm_home',
    link: '/m/help',
    age: 1,
    title: demoText('announcements.notice-responsible.title'),
    text: demoText('announcements.notice-responsible.text'),
  },
  {
    id: 'notice-games',
    category: 'RNG',
    type: 'PL',
    groupName: 'm_home',
    link: '/m/gameLobby',
    age: 4,
    title: demoText('announcements.notice-games.title'),
    text: demoText('announcements.notice-games.text'),
  },
  {
    id: 'notice-service',
    type: 'H',
    groupName: 'm_home',
    link: '/m/service',
    age: 6,
    title: demoText('announcements.notice-service.title'),
    text: demoText('announcements.notice-service.text'),
  },
  {
    id: 'popup-member',
    type: 'PU',
    groupName: 'm_home',
    execution: 'A',
    offer: 'lead',
    image: 'treasure',
    link: '/m/activity',
    age: 2,
    title: demoText('announcements.popup-member.title'),
    text: demoText('announcements.popup-member.text'),
  },
  {
    id: 'popup-guest',
    type: 'PU',
    groupName: 'm_home',
    execution: 'B',
    offer: 'guest',
    image: 'rocket',
    link: '/m/register',
    age: 2,
    title: demoText('announcements.popup-guest.title'),
    text: demoText('announcements.popup-guest.text'),
  },
  {
    id: 'popup-first',
    type: 'PU',
    groupName: 'm_home',
    execution: 'F',
    image: 'clover',
    link: '/m/help',
    age: 2,
    title: demoText('announcements.popup-first.title'),
    text: demoText('announcements.popup-first.text'),
  },
  {
    id: 'banner-game',
    category: 'FISH',
    type: 'B',
    groupName: 'm_game',
    image: 'sea-dragon',
    link: '/m/gameList?gameType=FISH',
    age: 5,
    title: demoText('announcements.banner-game.title'),
    text: demoText('announcements.banner-game.text'),
  },
  {
    id: 'banner-register',
    type: 'B',
    groupName: 'm_reg',
    image: 'crown',
    age: 5,
    title: demoText('announcements.banner-register.title'),
    text: demoText('announcements.banner-register.text'),
  },
  {
    id: 'agent-salary',
    type: 'A',
    groupName: 'm_home',
    age: 1,
    title: demoText('announcements.agent-salary.title'),
    text: demoText('announcements.agent-salary.text'),
  },
  {
    id: 'agent-conduct',
    type: 'A',
    groupName: 'm_home',
    age: 5,
    title: demoText('announcements.agent-conduct.title'),
    text: demoText('announcements.agent-conduct.text'),
  },
];
