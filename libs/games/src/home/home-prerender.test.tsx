import { BrandContext } from '@livery/kit/brand';
import { homeSections, type HomeSection } from '@livery/merchant/layout';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import games from '@livery/kit/locales/EN/games.json' with { type: 'json' };
import { testBrand } from '../testing/brand.ts';
import { HomePrerender } from './home-prerender.tsx';

const draw = (home: readonly HomeSection[] = testBrand.layout.home): string => {
  const texts = i18next.createInstance();
  void texts.init({
    lng: 'en',
    resources: { en: { games } },
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}' },
  });
  const brand = { ...testBrand, layout: { ...testBrand.layout, home } };
  return renderToStaticMarkup(
    <BrandContext value={brand}>
      <I18nextProvider i18n={texts}>
        <StaticRouter location="/m/home">
          <HomePrerender brand={brand} />
        </StaticRouter>
      </I18nextProvider>
    </BrandContext>,
  );
};

test('includes the hero in two formats, loaded with high priority', () => {
  const markup = draw();
  expect(markup).toContain('<source type="image/avif" srcSet="/hero-360.avif 360w" sizes="100vw"/>');
  expect(markup).toMatch(/<img [^>]*src="\/hero\.webp"[^>]*fetchPriority="high"/);
  expect(markup).toMatch(/<img [^>]*width="720" height="320" alt="A night of stars"/);
});

test('includes the category names and twelve placeholders for games', () => {
  const markup = draw();
  expect(markup).toContain('>Slots<');
  expect(markup).toMatch(/role="tab" aria-selected="true"[^>]*>.*?Hot/);
  expect(markup.match(/data-skeleton/g)).toHaveLength(12);
});

test("has no style attribute, because the page's security policy would reject it", () => {
  expect(draw(homeSections)).not.toContain('style=');
});

test('omits a section that the brand does not have', () => {
  expect(draw(['categories', 'games'])).not.toContain('<picture');
});

test('puts interactive sections before placeholders, wherever a brand has them', () => {
  const thirdStage = '<template data-stage="3">';
  const [first = '', rest = ''] = draw(['notice', 'hero', 'categories', 'games']).split(thirdStage);
  expect([first.includes('role="tab"'), first.includes('data-skeleton')]).toEqual([true, false]);
  expect(rest.match(/data-skeleton/g)).toHaveLength(12);
  expect(draw(['hero', 'games']).split(thirdStage)[0]).toContain('data-skeleton');
});
