import { type DemoText, demoText } from '../demo-text.ts';

export interface DemoContact {
  readonly id: string;
  readonly csType: 'LIVECHAT' | 'FACEBOOK' | 'TELEGRAM';
  readonly title: DemoText;
  /**
   * Returns the URL of the contact for the brand with the code `merchant`. It is a path in the app, or the path of a
   * demo page that the gateway shows instead of an external site.
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
    title: demoText('contacts.chat'),
  },
  {
    id: 'facebook',
    csType: 'FACEBOOK',
    link: demo('facebook'),
    title: demoText('contacts.facebook'),
  },
  {
    id: 'telegram-help',
    csType: 'TELEGRAM',
    link: demo('telegram'),
    title: demoText('contacts.telegram-help'),
  },
  {
    id: 'telegram-news',
    csType: 'TELEGRAM',
    link: demo('telegram'),
    title: demoText('contacts.telegram-news'),
  },
];
