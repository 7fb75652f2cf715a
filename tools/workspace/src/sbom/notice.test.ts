import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lock, listNoticePackages, listProductionPackages, serverProject } from './notice.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const notice = read('NOTICE');
const lock = (JSON.parse(read('package-lock.json')) as { packages: Lock }).packages;
const isFont = (name: string) => name.startsWith('@fontsource-variable/');

test('NOTICE lists the packages that ship to members, and the fonts of the brand pipeline', () => {
  const listed = listNoticePackages(notice, 'Packages that ship to members');
  expect(listed.filter((name) => !isFont(name))).toEqual(listProductionPackages(lock, ['apps/mobile']));
  expect(listed.filter(isFont)).toEqual(listProductionPackages(lock, ['libs/composer']).filter(isFont));
});

test('NOTICE lists the packages that run with the servers', () => {
  const servers = Object.keys(lock).filter((path) => serverProject.test(path));
  expect(listNoticePackages(notice, 'Packages that run with the gateway')).toEqual(
    listProductionPackages(lock, servers),
  );
});
