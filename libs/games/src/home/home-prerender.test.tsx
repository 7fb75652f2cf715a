import { BrandContext } from '@livery/kit/brand';
import { type HomeBlock, homeBlockKinds } from '@livery/merchant/home-blocks';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import games from '@livery/kit/locales/EN/games.json' with { type: 'json' };
import { testBrand } from '../testing/brand.ts';
import { HomePrerender } from './home-prerender.tsx';

const toBlocks = (...kinds: readonly HomeBlock['kind'][]): readonly HomeBlock[] =>
  kinds.map((kind): HomeBlock => (kind === 'collection' ? { kind, source: 'new' } : { kind }));

const draw = (home: readonly HomeBlock[] = testBrand.layout.home): string => {
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
  expect(draw(toBlocks(...homeBlockKinds.filter((kind) => kind !== 'games'), 'games'))).not.toContain('style=');
});

test('has as many placeholders as the rows of the games, and the collections and draws above them', () => {
  const markup = draw([
    { kind: 'draws', rows: 3 },
    { kind: 'collection', source: 'new', rows: 2 },
    { kind: 'games', rows: 1 },
  ]);
  expect(markup.match(/data-skeleton/g)).toHaveLength(3 + 8);
  expect(markup).toContain('>Next draws<');
  expect(markup).toContain('>New games<');
});

test('omits blocks that only some visitors see, or only on some days', () => {
  const markup = draw([
    { kind: 'hero', audience: ['guest'] },
    { kind: 'draws', from: '2026-01-01' },
    { kind: 'collection', source: 'continue' },
    { kind: 'games' },
  ]);
  expect(markup).not.toContain('<picture');
  expect(markup).not.toMatch(/Next draws|Continue playing/);
});

test("shows the brand's own title of a block", () => {
  const markup = draw([{ kind: 'draws', title: { EN: 'Tonight' } }, { kind: 'games' }]);
  expect(markup).toContain('>Tonight<');
});

test('omits a section that the brand does not have', () => {
  expect(draw(toBlocks('categories', 'games'))).not.toContain('<picture');
});

test('puts interactive sections before placeholders, wherever a brand has them', () => {
  const thirdStage = '<template data-stage="3">';
  const [first = '', rest = ''] = draw(toBlocks('notice', 'hero', 'categories', 'games')).split(thirdStage);
  expect([first.includes('role="tab"'), first.includes('data-skeleton')]).toEqual([true, false]);
  expect(rest.match(/data-skeleton/g)).toHaveLength(12);
  expect(draw(toBlocks('hero', 'games')).split(thirdStage)[0]).toContain('data-skeleton');
});
