import type { Preview } from '@storybook/react-vite';
import '../src/base/base.css';
import '../src/base/writing-systems.css';
import '../src/tokens/tokens.css';
import '../src/tokens/default-theme.css';
import { applyBrand, brandCodes } from './brands.ts';
import { translateArgs } from './translate-args.ts';
import { languages } from './story-translations.ts';
import './preview.css';

const choice = (
  title: string,
  icon: string,
  items: readonly (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default {
  globalTypes: {
    brand: choice('Brand', 'paintbrush', brandCodes),
    mode: choice('Mode', 'mirror', [{ value: 'own', title: "The brand's mode" }, 'light', 'dark']),
    language: choice(
      'Language',
      'globe',
      languages.map(({ code, name }) => ({ value: code, title: name })),
    ),
    direction: choice('Direction', 'transfer', [
      { value: 'own', title: "The language's direction" },
      'ltr',
      'rtl',
    ]),
  },
  initialGlobals: { brand: brandCodes[0], mode: 'own', language: 'EN', direction: 'own' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        small: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        usual: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  decorators: [
    (Story, { args, globals }) => {
      const language = languages.find(({ code }) => code === globals['language']);
      const root = document.documentElement;
      root.lang = language?.bcp47 ?? 'en';
      root.dir =
        globals['direction'] === 'own' ? (language?.dir ?? 'ltr') : String(globals['direction']);
      applyBrand(String(globals['brand']), String(globals['mode']));
      return (
        <main className="story" key={`${root.lang}${root.dir}`}>
          <Story args={translateArgs(args, language?.code ?? 'EN')} />
        </main>
      );
    },
  ],
} satisfies Preview;
