import { expect, test } from 'vitest';
import { contactsOf, safeLink } from './contact-links.ts';

test.each(['https://t.example/x', 'http://t.example', '/m/serviceChat', '/m/help?i=2'])('%s may be followed', (link) => {
  expect(safeLink(link)).toBe(link);
});

test.each(['javascript:alert(1)', 'JaVaScript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'https://', 'evil', '', undefined])('%s may not', (link) => {
  expect(safeLink(link)).toBeUndefined();
});

test('a type\'s contacts stand in their order', () => {
  const contact = (csPosition: number, csType: 'TELEGRAM' | 'LIVECHAT') => ({ csType, csPosition, title: String(csPosition), href: '/m/help' });
  expect(contactsOf([contact(3, 'TELEGRAM'), contact(1, 'LIVECHAT'), contact(2, 'TELEGRAM')], 'TELEGRAM').map(({ title }) => title)).toEqual(['2', '3']);
});
