import type { LocalizedText } from '../localized-text.ts';
import type { supportContactTypes } from '../../../modules/support/support.tables.ts';

export interface DemoContact {
  readonly id: string;
  readonly csType: (typeof supportContactTypes)[number];
  readonly title: LocalizedText;
  /** Path in the app, or in the gateway a demo page that describes the link's target. */
  readonly link: (merchant: string) => string;
}

const demo = (page: string) => (merchant: string) => `/wps/demo/${merchant}/${page}`;

/** One live chat, one page of a messenger and two channels of another one. Several contacts of a type are listed. */
export const demoContacts: readonly DemoContact[] = [
  {
    id: 'chat',
    csType: 'LIVECHAT',
    link: () => '/m/serviceChat',
    title: [
      'Live chat',
      'Trò chuyện trực tiếp',
      'Chat en vivo',
      'Chat ao vivo',
      'Live chat',
      'محادثة مباشرة',
      'گفتگوی زنده',
    ],
  },
  {
    id: 'facebook',
    csType: 'FACEBOOK',
    link: demo('facebook'),
    title: [
      'Our Facebook page',
      'Trang Facebook',
      'Página de Facebook',
      'Página no Facebook',
      'Facebook page namin',
      'صفحتنا على فيسبوك',
      'صفحه فیس‌بوک ما',
    ],
  },
  {
    id: 'telegram-help',
    csType: 'TELEGRAM',
    link: demo('telegram'),
    title: [
      'Help on Telegram',
      'Hỗ trợ qua Telegram',
      'Ayuda por Telegram',
      'Ajuda no Telegram',
      'Tulong sa Telegram',
      'الدعم عبر تيليغرام',
      'راهنمایی در تلگرام',
    ],
  },
  {
    id: 'telegram-news',
    csType: 'TELEGRAM',
    link: demo('telegram'),
    title: [
      'News channel',
      'Kênh tin tức',
      'Canal de novedades',
      'Canal de novidades',
      'Channel ng balita',
      'قناة الأخبار',
      'کانال خبر',
    ],
  },
];
