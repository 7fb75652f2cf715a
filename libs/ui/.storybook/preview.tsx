import type { ScreenOptions } from '@livery/kit/testing/screen-story';
import type { Preview } from '@storybook/react-vite';
import '../src/base/base.css';
import '../src/base/writing-systems.css';
import '../src/tokens/tokens.css';
import '../src/tokens/default-theme.css';
import { applyBrand, brandCodes } from './brands.ts';
import { DocsPage } from './docs/docs-page.tsx';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { colorRules, longTextsPass, storyPasses, type StoryPass } from './passes.ts';
import {
  cleanUpScreen,
  expectSamples,
  prepareScreen,
  waitUntilSettled,
  type PreparedScreen,
} from './screens/prepare-screen.tsx';
import { ScreenStage } from './screens/screen-stage.tsx';
import { translateArgs } from './translate-args.ts';
import { languages } from './story-translations.ts';
import './preview.css';

type ToolbarIcon = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon'];

const choice = (
  title: string,
  icon: ToolbarIcon,
  items: readonly (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/**
 * Name of the current pass of the story tests, e.g. `light`. A pass runs all stories with one
 * brand. Undefined if a person views the stories in Storybook.
 */
const pass = import.meta.env['STORY_PASS'] as StoryPass | undefined;

const getScreenOptions = (parameters: Record<string, unknown>) =>
  parameters['screen'] as ScreenOptions | undefined;

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
  initialGlobals: {
    brand: brandCodes[0],
    mode: 'own',
    language: 'EN',
    direction: 'own',
    ...(pass && storyPasses[pass]),
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      ...(pass && {
        options: {
          // With this option, axe reports only violations. Axe would need twice the time if it
          // also described the elements without violations.
          resultTypes: ['violations'],
          ...(pass !== 'light' && { runOnly: { type: 'rule', values: colorRules } }),
        },
      }),
    },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Together', 'Components', 'Screens', 'Console'],
      },
    },
    viewport: {
      options: {
        small: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        usual: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  loaders: [
    async ({ parameters, globals }) => {
      const options = getScreenOptions(parameters);
      if (!options) return {};
      const environment = {
        brand: String(globals['brand']),
        language: pass === longTextsPass ? 'LONG' : String(globals['language']),
      };
      return { screen: await prepareScreen(options, environment) };
    },
  ],
  beforeEach: ({ parameters }) => (getScreenOptions(parameters) ? cleanUpScreen : undefined),
  afterEach: async ({ canvasElement, parameters }) => {
    if (getScreenOptions(parameters)) {
      await waitUntilSettled(canvasElement);
      expectSamples();
    }
    if (pass) expectNoOverflow();
  },
  decorators: [
    (Story, { args, globals, loaded, viewMode }) => {
      const language = languages.find(({ code }) => code === globals['language']);
      const root = document.documentElement;
      root.lang = language?.bcp47 ?? 'en';
      root.dir =
        globals['direction'] === 'own' ? (language?.dir ?? 'ltr') : String(globals['direction']);
      applyBrand(String(globals['brand']), String(globals['mode']));
      const key = `${root.lang}${root.dir}`;
      const screen = loaded['screen'] as PreparedScreen | undefined;
      if (screen) return <ScreenStage key={key} {...screen} />;
      const story = <Story args={translateArgs(args, language?.code ?? 'EN')} />;
      // A page may have only one main element, but a documentation page shows many stories. So
      // each story of a documentation page is in a `div` element.
      return viewMode === 'docs' ? (
        <div className="story-in-docs" key={key}>
          {story}
        </div>
      ) : (
        <main className="story" key={key}>
          {story}
        </main>
      );
    },
  ],
} satisfies Preview;
