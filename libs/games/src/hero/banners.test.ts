import { expect, test } from 'vitest';
import { announcement } from '../testing/gateway.ts';
import { bannersOf } from './banners.ts';

type Answer = NonNullable<Parameters<typeof bannersOf>[0]>;
const of = (...list: object[]) => bannersOf({ list } as Answer);
const picture = {
  announcementImages: [
    { sequence: 2, url: '/second.webp' },
    { sequence: 1, url: '/main.webp' },
  ],
};

test('a banner is an announcement of that kind with its main picture', () => {
  expect(
    of(
      announcement('b', 'B', { ...picture, link: '/m/activity' }),
      announcement('n', 'PL', picture),
      announcement('x', 'B'),
      announcement('y', 'B', { announcementImages: [{ sequence: 1, url: '' }] }),
    ),
  ).toEqual([{ id: 'b', title: 'Title b', src: '/main.webp', calmSide: undefined, link: '/m/activity' }]);
  expect(bannersOf(undefined)).toEqual([]);
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '', null])(
  'one whose link is %j leads nowhere by itself',
  (link) => {
    expect(of(announcement('b', 'B', { ...picture, link }))[0]?.link).toBeUndefined();
  },
);
