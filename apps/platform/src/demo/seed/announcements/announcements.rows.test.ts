import { readFile } from 'node:fs/promises';
import { leadOffers } from '@livery/demo/content/lead-offers';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import { describe, expect, it } from 'vitest';
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

describe('the pop-up of guests', () => {
  const readPopup = (brand: Merchant) => findOffer(toAnnouncementRows(brand, now), 'popup-guest');

  it('has a title, a text and an image of its own at each brand, with the condition of the welcome promotion', async () => {
    const popups = [];
    for (const code of Object.keys(leadOffers)) {
      const brand = await readBrand(code);
      const popup = readPopup(brand);
      const welcome = toPromotionRows(brand, now).find(({ id }) => id === `${code}-welcome`)!;
      for (const language of brand.languages.map((each) => (each === 'TL' ? 'TY' : each))) {
        expect(popup.titles[language], `${code} ${language}`).toMatch(/50|٥٠|۵۰|५०|৫০|၅၀|៥០|໕໐|५०/u);
        expect(popup.contents[language], `${code} ${language}`).toContain(`<p>${welcome.summaries[language]}</p>`);
      }
      popups.push(popup);
    }
    for (const values of [
      popups.map(({ titles }) => titles.EN),
      popups.map(({ contents }) => contents.EN?.split('</p>')[1]),
      popups.map(({ images }) => images?.[0]?.split('/').at(-1)),
    ])
      expect(new Set(values).size).toBe(popups.length);
  });

  it('names nothing that the brand has switched off', async () => {
    const brand = await readBrand('bituinara');
    const orbivela = readPopup(await readBrand('orbivela')).contents.EN?.split('</p>')[1];
    const withoutSabong = { ...brand, categories: brand.categories.filter((each) => each !== 'COCKFIGHT') };
    const withoutMissions = { ...brand, flags: { ...brand.flags, MISSION: false, MISSIONLB3: false, REWCEN3: false } };
    expect(readPopup(brand).contents.EN).toContain('sabong');
    for (const changed of [withoutSabong, withoutMissions])
      expect(readPopup(changed).contents.EN?.split('</p>')[1]).toBe(orbivela);
  });
});

it('shows no banner of a category that the brand does not have', async () => {
  const brand = await readBrand('lualoc');
  const categories = brand.categories.filter((each) => each !== 'SPORTS' && each !== 'FISH');
  const before = toAnnouncementRows(brand, now).map(({ id }) => id);
  const after = toAnnouncementRows({ ...brand, categories }, now).map(({ id }) => id);
  expect(before.filter((id) => !after.includes(id))).toEqual(['lualoc-banner-sports', 'lualoc-banner-game']);
});
