import type { TextByLanguage } from '@livery/demo/localized-text';

/** External links that a demonstration replaces by a page of the gateway, and the text of this page. */
export const demoLinkTargets = {
  facebook: {
    EN: 'Here the Facebook page of {brand} would open',
    TY: 'Dito bubukas ang Facebook page ng {brand}',
    VI: 'Trang Facebook của {brand} sẽ mở tại đây',
    ES: 'Aquí se abriría la página de Facebook de {brand}',
    PT: 'Aqui abriria a página do {brand} no Facebook',
    AR: 'هنا تُفتح صفحة {brand} على فيسبوك',
    FA: 'صفحه فیس‌بوک {brand} اینجا باز می‌شود',
  },
  telegram: {
    EN: 'Here the Telegram channel of {brand} would open',
    TY: 'Dito bubukas ang Telegram channel ng {brand}',
    VI: 'Kênh Telegram của {brand} sẽ mở tại đây',
    ES: 'Aquí se abriría el canal de Telegram de {brand}',
    PT: 'Aqui abriria o canal do {brand} no Telegram',
    AR: 'هنا تُفتح قناة {brand} على تيليغرام',
    FA: 'کانال تلگرام {brand} اینجا باز می‌شود',
  },
  android: {
    EN: 'Here the Android app of {brand} would be downloaded',
    TY: 'Dito mada-download ang Android app ng {brand}',
    VI: 'Ứng dụng Android của {brand} sẽ được tải tại đây',
    ES: 'Aquí se descargaría la aplicación de {brand} para Android',
    PT: 'Aqui o aplicativo do {brand} para Android seria baixado',
    AR: 'هنا يُنزَّل تطبيق {brand} لأندرويد',
    FA: 'برنامه اندروید {brand} اینجا دریافت می‌شود',
  },
  ios: {
    EN: 'Here the iPhone app of {brand} would be installed',
    TY: 'Dito mai-install ang iPhone app ng {brand}',
    VI: 'Ứng dụng iPhone của {brand} sẽ được cài tại đây',
    ES: 'Aquí se instalaría la aplicación de {brand} para iPhone',
    PT: 'Aqui o aplicativo do {brand} para iPhone seria instalado',
    AR: 'هنا يُثبَّت تطبيق {brand} للآيفون',
    FA: 'برنامه آیفون {brand} اینجا نصب می‌شود',
  },
} as const satisfies Record<string, TextByLanguage>;
export type DemoLinkTarget = keyof typeof demoLinkTargets;

export const demoNotice: TextByLanguage = {
  EN: 'This is a demonstration. An operator enters the real address in its place; nothing is downloaded or sent here.',
  TY: 'Demonstrasyon ito. Ilalagay ng operator dito ang tunay na address; walang dina-download o ipinapadala rito.',
  VI: 'Đây là bản trình diễn. Nhà vận hành sẽ đặt địa chỉ thật vào đây; không có gì được tải xuống hay gửi đi.',
  ES: 'Esto es una demostración. El operador pone aquí la dirección real; no se descarga ni se envía nada.',
  PT: 'Esta é uma demonstração. O operador coloca o endereço real aqui; nada é baixado nem enviado.',
  AR: 'هذا عرض توضيحي. يضع المشغّل العنوان الفعلي هنا؛ لا يُنزَّل شيء ولا يُرسل.',
  FA: 'این نسخه نمایشی است. گرداننده نشانی واقعی را اینجا می‌گذارد؛ چیزی دریافت یا فرستاده نمی‌شود.',
};
