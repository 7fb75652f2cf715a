import { consolidatedSettings } from '@livery/contract/system';
import { afterAll, expect, it } from 'vitest';
import { createClient, valueOf } from '../testing/client.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const platform = await openTestPlatform();
const { call } = createClient(platform);
afterAll(() => platform.close());

it.each([
  ['bituinara', { mem_cen: 1, dep_func: 1 }],
  ['firuzara', { mem_cen: 0, dep_func: 0 }],
])('%s has its templates from its brand file', async (merchant, templates) => {
  expect(valueOf(await call(consolidatedSettings, {}, { merchant })).mobileTemplate).toEqual(templates);
});
