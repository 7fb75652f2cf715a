import { artworkVersion } from '../catalogue/look.ts';

/** The width of a banner: a phone's screen at twice its pixels. */
const bannerWidth = 828;

/** The picture of a banner; the id begins with the category that it shows. */
export const bannerUrl = (id: string): string => `/media/banners/${id}/${bannerWidth}.webp?v=${artworkVersion}`;
