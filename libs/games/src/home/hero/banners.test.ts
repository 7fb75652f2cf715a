import { expect, test } from 'vitest';
import { announcement } from '../../testing/gateway.ts';
import { toBanners } from './banners.ts';

type AnnouncementsResponse = NonNullable<Parameters<typeof toBanners>[0]>;
const of = (...list: object[]) => toBanners({ list } as AnnouncementsResponse);
const images = {
  announcementImages: [
    { sequence: 2, url: '/second.webp' },
    { sequence: 1, url: '/main.webp' },
  ],
};

test('converts a banner announcement with its main image', () => {
  expect(
    of(
      announcement('b', 'B', { ...images, link: '/m/activity' }),
      announcement('n', 'PL', images),
      announcement('x', 'B'),
      announcement('y', 'B', { announcementImages: [{ sequence: 1, url: '' }] }),
    ),
  ).toEqual([{ id: 'b', title: 'Title b', src: '/main.webp', calmSide: undefined, link: '/m/activity' }]);
  expect(toBanners(undefined)).toEqual([]);
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '', null])('drops a link of %j', (link) => {
  expect(of(announcement('b', 'B', { ...images, link }))[0]?.link).toBeUndefined();
});
