import { expect, it } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Linux'],
  ['curl/8.5.0', 'curl/8.5.0'],
])('describes %s as %s', (userAgent, name) => expect(describeBrowser(userAgent)).toBe(name));
