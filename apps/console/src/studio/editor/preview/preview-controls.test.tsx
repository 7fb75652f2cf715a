// @vitest-environment happy-dom
import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { BrandDocument } from '../model/brand-document.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { editorScene } from './editor-scene.ts';
import { PreviewControls } from './preview-controls.tsx';
import { initialPreview, reducePreview } from './preview-frames.ts';
import type { SizeId } from './sizes.ts';

afterEach(cleanup);

const origin = 'https://key.preview.example';
const readScene = (url: string | undefined): PreviewScene =>
  (JSON.parse(decodeURIComponent((url ?? '').split('#preview=')[1] ?? '')) as { readonly scene: PreviewScene }).scene;

/**
 * Renders the controls together with the state of a real preview. `readLoaded` returns the scene in the URL of the page
 * that the preview loads.
 */
const renderControls = (document: BrandDocument = {}) => {
  let state = initialPreview;
  const Controls = () => {
    const [scene, setScene] = useState(initialPreview.scene);
    return (
      <PreviewControls
        scene={scene}
        sizeId="phone"
        secondSizeId={undefined}
        isPicking={false}
        onScene={(next) => {
          state = reducePreview(state, { type: 'scene', scene: next, origin });
          setScene(next);
        }}
        onSize={() => undefined}
        onSecondSize={() => undefined}
        onPick={() => undefined}
        onPhone={() => undefined}
        onReload={() => undefined}
      />
    );
  };
  const view = renderEditor(<Controls />, { document: { languages: ['EN'], ...document } });
  return { ...view, readLoaded: () => readScene(state.loading?.url) };
};

it.each([
  ['Right to left', 'isRightToLeft'],
  ['Less motion', 'hasReducedMotion'],
  ['Pop-ups', 'hasPopups'],
] as const)('loads the page with the switch "%s" on, and off again', async (name, field) => {
  const { user, readLoaded } = renderControls();
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(readLoaded()).toEqual({ ...editorScene, [field]: true });
  await user.click(button);
  expect(readLoaded()).toEqual(editorScene);
});

it('loads the page in the other mode of the brand, and in its own mode again', async () => {
  const theme = { mode: 'light', accent: '#c2182b', alternate: { accent: '#ff8088' } };
  const { user, readLoaded } = renderControls({ theme });
  const button = screen.getByRole('button', { name: 'Dark' });
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(readLoaded()).toEqual({ ...editorScene, mode: 'dark' });
  await user.click(button);
  expect(readLoaded()).toEqual(editorScene);
});

it('has no switch for the mode of a brand with one mode', () => {
  renderControls({ theme: { mode: 'light', accent: '#c2182b' } });
  expect(screen.queryByRole('button', { name: /^(?:Dark|Light)$/ })).toBeNull();
});

it('loads the page without pop-ups after an edit, until the operator switches them on', () => {
  const edited = reducePreview(initialPreview, { type: 'change', sequence: 1, origin });
  expect(readScene(edited.loading?.url).hasPopups).toBe(false);
});

it('offers a second screen in each size, and one screen again', async () => {
  const chosen: unknown[] = [];
  const Controls = () => {
    const [second, setSecond] = useState<SizeId>();
    return (
      <PreviewControls
        scene={initialPreview.scene}
        sizeId="phone"
        secondSizeId={second}
        isPicking={false}
        onScene={() => undefined}
        onSize={() => undefined}
        onSecondSize={(size) => {
          chosen.push(size);
          setSecond(size);
        }}
        onPick={() => undefined}
        onPhone={() => undefined}
        onReload={() => undefined}
      />
    );
  };
  const { user } = renderEditor(<Controls />, { document: { languages: ['EN'] } });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Second screen' });
  expect(select.selectedOptions[0]?.text).toBe('One screen');
  await user.selectOptions(select, 'Small phone · 320');
  expect(select.value).toBe('small');
  await user.selectOptions(select, 'One screen');
  expect(chosen).toEqual(['small', undefined]);
});
