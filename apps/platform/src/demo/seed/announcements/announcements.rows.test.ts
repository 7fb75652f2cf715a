import { readFile } from 'node:fs/promises';
import { leadOffers } from '@livery/demo/content/lead-offers';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { expect, it } from 'vitest';
import { toPromotionRows } from '../rewards/reward-rows.ts';
import { toAnnouncementRows } from './announcements.rows.ts';

const now = new Date('2026-11-20T12:00:00Z');

const readBrand = async (code: string) => {
  const file = new URL(`../../../../../../merchants/${code}.json`, import.meta.url);
  return merchantSchema.parse(JSON.parse(await readFile(file, 'utf8')));
};
const findOffer = (rows: ReturnType<typeof toAnnouncementRows>, id: string) => rows.find((row) => row.id.endsWith(id))!;

it('gives each brand another lead offer and another image', async () => {
  const offers = await Promise.all(
    Object.keys(leadOffers).map(async (code) =>
      findOffer(toAnnouncementRows(await readBrand(code), now), 'banner-offer'),
    ),
  );
  expect(new Set(offers.map(({ titles }) => titles?.EN)).size).toBe(offers.length);
  expect(new Set(offers.map(({ images }) => images?.[0]?.split('/').at(-1))).size).toBe(offers.length);
});

it('offers a promotion that exists with its condition and one page', async () => {
  for (const code of Object.keys(leadOffers)) {
    const brand = await readBrand(code);
    const promotion = toPromotionRows(brand, now).find(({ id }) => id === `${code}-${leadOffers[code]!.promotion}`);
    for (const id of ['banner-offer', 'popup-member'])
      expect(findOffer(toAnnouncementRows(brand, now), id), code).toMatchObject({
        titles: promotion?.titles,
        contents: { EN: `<p>${promotion?.summaries?.EN}</p>` },
        link: '/m/activity',
      });
  }
});

it('does not offer a promotion that the brand has switched off', async () => {
  const brand = await readBrand('lualoc');
  const rows = toAnnouncementRows({ ...brand, flags: { ...brand.flags, REFERRAL: false } }, now);
  const promotion = toPromotionRows(brand, now).find(({ id }) => id === 'lualoc-referral');
  expect(findOffer(rows, 'banner-offer').titles).not.toEqual(promotion?.titles);
});
