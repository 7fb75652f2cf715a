import { consolidatedSettings } from '@livery/contract/site-settings/consolidated-settings';
import { afterAll, expect, it } from 'vitest';
import { createClient, getValue } from '../../testing/client.ts';
import { buildTestApp } from '../../testing/test-platform.ts';

const platform = await buildTestApp();
const { call } = createClient(platform);
afterAll(() => platform.close());

it.each([
  ['bituinara', { mem_cen: 1, dep_func: 1 }],
  ['firuzara', { mem_cen: 0, dep_func: 0 }],
])('reads the templates of %s from its brand file', async (merchant, templates) => {
  expect(getValue(await call(consolidatedSettings, {}, { merchant })).mobileTemplate).toEqual(templates);
});
