// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bannerAutoplayMs } from '@livery/contract/constants';
import { chooseLanguage } from '@livery/kit/i18n/choose-language';
import { testBrand } from '../../testing/brand.ts';
import { announcement, startGateway, defaultHandlers } from '../../testing/gateway.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Hero } from './hero.tsx';

afterEach(cleanup);

test("shows the brand's slide alone without motion or controls", async () => {
  startGateway({ MCSFE_getListAnnouncements: { list: [announcement('a', 'PL')] } });
  await renderScreen(<Hero />);
  expect(screen.getByRole('link', { name: 'A night of stars' })).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  fireEvent.pointerDown(screen.getByRole('region', { name: 'Highlights' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('starts the carousel with banners and lets the visitor stop it', async () => {
  startGateway(defaultHandlers);
  await renderScreen(<Hero />);
  const brandSlide = screen.getByRole('img', { name: 'A night of stars' });
  await screen.findByRole('button', { name: 'Stop the banners' });
  expect(screen.getByRole('img', { name: 'A night of stars' })).toBe(brandSlide);
  await waitFor(() =>
    expect(
      fireEvent.dragStart(screen.getByRole('link', { name: 'A night of stars' })),
      'a mouse turns it, and carries nothing away',
    ).toBe(false),
  );
  expect(screen.getByRole('img', { name: 'Banner 1 of 2' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Title b' }).getAttribute('href')).toBe('/m/slotsCenter');
  fireEvent.click(screen.getByRole('button', { name: 'Stop the banners' }));
  expect(screen.getByRole('button', { name: 'Play the banners' })).toBeTruthy();
});

test("shows the title on the calm side of an image without text, and uses it as the link's name", async () => {
  const images = [{ sequence: 1, url: '/b.webp', calmSide: 'left' }];
  startGateway({
    MCSFE_getListAnnouncements: {
      list: [announcement('b', 'B', { announcementImages: images, link: '/m/slotsCenter' })],
    },
  });
  await renderScreen(<Hero />, { brand: { ...testBrand, hero: { ...testBrand.hero, calmSide: 'right' } } });
  await screen.findByRole('button', { name: 'Stop the banners' });
  expect(screen.getByRole('link', { name: 'A night of stars' }).textContent).toBe('A night of stars');
  expect(screen.getByText('Title b').closest('a')?.getAttribute('href')).toBe('/m/slotsCenter');
  expect(
    [screen.getByText('A night of stars'), screen.getByText('Title b')].map(({ dataset }) => dataset.side),
  ).toEqual(['right', 'left']);
  expect(document.querySelectorAll('img[alt=""]')).toHaveLength(2);
});

test('advances every 5000 ms in a loop', async () => {
  expect(bannerAutoplayMs).toBe(5000);
  startGateway(defaultHandlers);
  await renderScreen(<Hero />);
  await screen.findByRole('button', { name: 'Stop the banners' });
  // The carousel starts a little later than its controls render.
  const root = screen.getByRole<HTMLElement & { swiper?: { params: object } }>('region', { name: 'Highlights' });
  await waitFor(() => expect(root.swiper?.params).toMatchObject({ loop: true, autoplay: { delay: 5000 } }));
});

test("shows the text of the brand's slide in another language", async () => {
  startGateway({ MCSFE_getListAnnouncements: { list: [] } });
  const { texts } = await renderScreen(<Hero />, {
    brand: { ...testBrand, hero: { ...testBrand.hero, alts: { AR: 'ليلة النجوم' } } },
  });
  expect(screen.getByRole('img', { name: 'A night of stars' })).toBeTruthy();
  await act(() => chooseLanguage(texts, testBrand.languages[1]!));
  expect(await screen.findByRole('img', { name: 'ليلة النجوم' })).toBeTruthy();
});
