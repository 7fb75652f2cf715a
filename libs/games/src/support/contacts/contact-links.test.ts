import { expect, test } from 'vitest';
import { filterContacts } from './contact-links.ts';

test('sorts the contacts of a type by position', () => {
  const contact = (csPosition: number, csType: 'TELEGRAM' | 'LIVECHAT') => ({
    csType,
    csPosition,
    title: String(csPosition),
    href: '/m/help',
  });
  expect(
    filterContacts([contact(3, 'TELEGRAM'), contact(1, 'LIVECHAT'), contact(2, 'TELEGRAM')], 'TELEGRAM').map(
      ({ title }) => title,
    ),
  ).toEqual(['2', '3']);
});
