// @vitest-environment happy-dom
import type { BrandRuntime } from '@livery/merchant/runtime';
import { beforeEach, expect, test } from 'vitest';
import { firstTapScript } from './first-tap-script.ts';
import { leaveShell, leaveTaps } from './leave-shell.ts';
import { openingScript } from './opening-script.ts';

const brand = { defaultLanguage: 'TY', categories: ['HOT', 'RNG', 'LIVE'] } as unknown as BrandRuntime;
const run = () => new Function(`${openingScript(brand)};${firstTapScript(brand)}`)();
const tab = (name: string) => [...document.querySelectorAll('[role=tab]')].find((each) => each.textContent === name) as HTMLElement;

beforeEach(() => {
  leaveShell();
  leaveTaps();
  localStorage.clear();
  history.replaceState(null, '', '/m/home');
  document.body.innerHTML = '<div role="tablist"><button role="tab" aria-selected="true">Hot</button><button role="tab">Slots</button><button role="tab">Live</button></div>';
});

test('the first tap selects a category and leaves it in the address', () => {
  run();
  tab('Slots').click();
  expect(tab('Slots').getAttribute('aria-selected')).toBe('true');
  expect(tab('Hot').getAttribute('aria-selected')).toBe('false');
  expect([tab('Slots').tabIndex, tab('Hot').tabIndex]).toEqual([0, -1]);
  expect(location.search).toBe('?category=RNG');
});

test('once the app has taken over, taps are its own', () => {
  run();
  leaveTaps();
  tab('Live').click();
  expect(location.search).toBe('');
});

test.each([['/m/home', null, undefined], ['/', null, undefined], ['/m/login', null, 'hidden'], ['/m/home', 'EN', 'hidden'], ['/m/home', 'TY', undefined]])(
  'at %s with language %s the shell is %s',
  (path, language, shown) => {
    history.replaceState(null, '', path);
    if (language) localStorage.setItem('livery.language', language);
    run();
    expect(document.documentElement.dataset.shell).toBe(shown);
  },
);

test.each([['the faces of an earlier visit', '@font-face{}', 'all'], ['other faces', '@font-face{src:url(/new)}', 'not all']])('%s on the device', (_, kept, media) => {
  document.body.innerHTML = '<style id="faces" media="not all">@font-face{}</style>';
  localStorage.setItem('livery.faces', kept);
  run();
  expect(document.getElementById('faces')?.getAttribute('media')).toBe(media);
});

test('data cannot close the script element', () => {
  const hostile = { defaultLanguage: '</script>', categories: ['</script><script>alert(1)'] } as unknown as BrandRuntime;
  expect(openingScript(hostile) + firstTapScript(hostile)).not.toContain('</script');
});
