import { afterEach, expect, it } from 'vitest';
import { getPageState } from '@livery/contract/page-state';
import { createTextPainter } from './texts.ts';

const language = 'en';
const key = 'shell:nav.home';

/** Creates a painter on a page with one loaded text. `respond` ends the request for the original texts of the app. */
const createPage = () => {
  const shown = new Map<string, string>();
  getPageState().texts = {
    language,
    addResource: (_language: string, _namespace: string, path: string, value: string) => shown.set(path, value),
    hasResourceBundle: () => true,
    emit: () => undefined,
    store: { data: {}, on: () => undefined },
  };
  let respond = (): void => undefined;
  const load = (() =>
    new Promise<Response>((resolve) => {
      respond = () => resolve(Response.json({ nav: { home: 'Home' } }));
    })) as typeof fetch;
  const brand = { languages: [{ code: 'EN', bcp47: language }], texts: { EN: 'texts.{namespace}.json' } };
  const paint = createTextPainter(() => brand as never, load);
  return { paint, read: () => shown.get('nav.home'), respond: () => respond() };
};

afterEach(() => {
  delete getPageState().texts;
});

it('restores the original text of the app', async () => {
  const { paint, read, respond } = createPage();
  await paint('EN', { [key]: 'Lobby' });
  expect(read()).toBe('Lobby');
  const restored = paint('EN', { [key]: null });
  respond();
  await restored;
  expect(read()).toBe('Home');
});

it('leaves a newer text that is received while the original text loads', async () => {
  const { paint, read, respond } = createPage();
  const restored = paint('EN', { [key]: null });
  await paint('EN', { [key]: 'L' });
  respond();
  await restored;
  expect(read()).toBe('L');
});
