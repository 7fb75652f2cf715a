/** Main offer of a demo brand. It is in the first banner of the home page, and in the pop-up that members see. */
export interface LeadOffer {
  /** Id of a demo promotion. */
  readonly promotion: 'weekend' | 'cashback' | 'missions' | 'referral' | 'checkin';
  /** Artwork theme of the image. The image is drawn in the colours of the brand. */
  readonly image: string;
}

/** Main offer of each brand, by brand code. The offers differ, because each brand addresses other members. */
export const leadOffers: Readonly<Record<string, LeadOffer>> = {
  bituinara: { promotion: 'missions', image: 'moon' },
  lualoc: { promotion: 'referral', image: 'lantern' },
  quetzarena: { promotion: 'weekend', image: 'thunder' },
  firuzara: { promotion: 'cashback', image: 'magic-lamp' },
  orbivela: { promotion: 'checkin', image: 'treasure' },
};
