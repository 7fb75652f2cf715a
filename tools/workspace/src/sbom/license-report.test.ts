import { expect, test } from 'vitest';
import { formatLicenseReport } from './license-report.ts';

test('lists each third-party package once, under its licence', () => {
  const components = [
    { name: 'b', version: '2', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'a', version: '1', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'a', version: '1', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'c', version: '3', licenses: [{ expression: 'MPL-2.0 OR Apache-2.0' }] },
    { name: 'd', version: '4' },
    { name: '@livery/kit', version: '0' },
  ];
  expect(formatLicenseReport({ components })).toBe(
    '# Licences of the production packages\n\n## MIT (2)\n\n- a 1\n- b 2\n\n## MPL-2.0 OR Apache-2.0 (1)\n\n- c 3\n' +
      '\n## unknown (1)\n\n- d 4\n',
  );
});
