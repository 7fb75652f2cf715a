import type { LocalizedText } from '../localized-text.ts';

export interface DemoContact {
  readonly id: string;
  readonly csType: 'LIVECHAT' | 'FACEBOOK' | 'TELEGRAM';
  readonly title: LocalizedText;
  /**
   * Returns the URL of the contact: a path in the app, or a demo page of the gateway that replaces an external page.
   */
  readonly link: (merchant: string) => string;
}

const demo = (page: string) => (merchant: string) => `/wps/demo/${merchant}/${page}`;

/** Customer service contacts of a demo brand: a live chat, a Facebook page and two Telegram channels. */
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
