/** Offer that a demo brand puts first: in the first banner of its home and in the pop-up of its members. */
export interface LeadOffer {
  /** Id of a demo promotion. */
  readonly promotion: 'weekend' | 'cashback' | 'missions' | 'referral' | 'checkin';
  /** Artwork theme of the image. It is painted in the colours of the brand. */
  readonly image: string;
}

/** Lead offers by brand. Brands differ in their offers, because each one wants other members. */
export const leadOffers: Readonly<Record<string, LeadOffer>> = {
  bituinara: { promotion: 'missions', image: 'moon' },
  lualoc: { promotion: 'referral', image: 'lantern' },
  quetzarena: { promotion: 'weekend', image: 'thunder' },
  firuzara: { promotion: 'cashback', image: 'magic-lamp' },
  orbivela: { promotion: 'checkin', image: 'treasure' },
};
