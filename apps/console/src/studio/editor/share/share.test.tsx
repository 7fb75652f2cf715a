// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getDraftShareCard } from '@livery/contract/operators/previews';
import { addBrandAsset } from '@livery/contract/operators/releases';
import { getBrandAsset } from '@livery/contract/operators/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../../testing/render-screen.tsx';
import { renderEditor } from '../testing/render-editor.tsx';
import { ShareCard } from './share-card.tsx';
import { ShareImage } from './share-image.tsx';

afterEach(cleanup);

const document = { name: 'Aurora', languages: ['EN', 'AR'], domains: ['aurora.example'] };
const card = {
  title: 'Aurora',
  host: 'aurora.example',
  description: 'Aurora: play.',
  translations: { AR: 'العب.' },
  image: 'AAAA',
};
const open = (
  shown: object,
  options: { readonly assets?: Record<string, string>; readonly card?: object | null } = {},
) => {
  const gateway = createGateway({ permissions: ['drafts:write'] });
  gateway.provide(getDraftShareCard, () => ({ sequence: 0, card: options.card === undefined ? card : options.card }));
  gateway.provide(addBrandAsset, () => ({ hash: 'c'.repeat(64), format: 'jpeg' }));
  gateway.provide(getBrandAsset, () => ({ format: 'png', content: 'AAAA' }));
  const parts = (
    <>
      <ShareImage />
      <ShareCard />
    </>
  );
  return renderEditor(parts, { document: { ...document, ...shown }, assets: options.assets ?? {} });
};
const getCard = () => within(screen.getByRole('figure'));

describe('the card of a shared link', () => {
  it('shows what the app makes for a brand without its own values, in each language', async () => {
    const { user } = open({});
    const image = await getCard().findByRole('img', { name: 'The image that the app makes' });
    expect(image.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
    expect(getCard().getByText('aurora.example')).toBeDefined();
    expect(getCard().getByText('Aurora: play.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Language of the card'), 'AR');
    expect(getCard().getByText('العب.').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  });

  it('shows the values of the brand at once', async () => {
    open(
      { site: { description: { EN: 'Our own.' }, shareImage: 'aurora/share.png' } },
      { assets: { 'aurora/share.png': 'a'.repeat(64) } },
    );
    expect(await getCard().findByRole('img', { name: 'The brand’s own image' })).toBeDefined();
    expect(getCard().getByText('Our own.')).toBeDefined();
  });

  it('has no image without a host, and shows why', async () => {
    open({ domains: [] }, { card: { ...card, host: null, image: null } });
    expect(await getCard().findByText(/^A brand without a host has no image/)).toBeDefined();
    expect(getCard().queryByRole('img')).toBeNull();
  });

  it('shows that a draft with problems can be newer than the card', async () => {
    open({}, { card: null });
    expect(await screen.findByText(/^The draft has problems, so this card/)).toBeDefined();
  });
});

describe('the image of shared links', () => {
  it('is chosen, and removed with its file', async () => {
    const assets = { 'aurora/share-cccccccc.jpg': 'c'.repeat(64) };
    const { user, getDocument, changes } = open({}, { assets });
    const file = new File(['x'], 'share.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Choose an image', { selector: 'input' }), file);
    await waitFor(() => expect(getDocument()).toMatchObject({ site: { shareImage: 'aurora/share-cccccccc.jpg' } }));
    expect(changes.at(-1)).toContainEqual({ path: ['assets', 'aurora/share-cccccccc.jpg'], to: 'c'.repeat(64) });
    await user.click(screen.getByRole('button', { name: 'Use the image of the app' }));
    expect(JSON.stringify(getDocument())).not.toContain('share-');
    expect(changes.at(-1)).toContainEqual({ path: ['assets', 'aurora/share-cccccccc.jpg'], to: null });
  });
});
