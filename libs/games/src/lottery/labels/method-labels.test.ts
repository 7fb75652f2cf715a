import { methodsByFamily } from '@livery/lottery-rules/methods';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import lottery from '@livery/kit/locales/EN/lottery.json' with { type: 'json' };
import { getFieldLabel, getMethodLabel, getValueLabel, toGroupKey } from './method-labels.ts';

await i18next.init({
  lng: 'en',
  ns: ['lottery'],
  resources: { en: { lottery } },
  interpolation: { prefix: '{', suffix: '}' },
});
const tLottery = i18next.getFixedT('en', 'lottery');
const families = Object.values(methodsByFamily);
/** Returns true if `text` has no translation. i18next then returns the translation key instead. */
const isKey = (text: string) => /^(?:method|field|outcome|group|window)\./.test(text);

test.each(families.flat())('has a text for the method $code, its group, its fields and their values', (method) => {
  const labels = [
    getMethodLabel(tLottery, method.code),
    tLottery(toGroupKey(method.group)),
    ...method.fields.map((field) => getFieldLabel(tLottery, field)),
    ...method.fields.flatMap(({ values }) => values.map((value) => getValueLabel(tLottery, value))),
  ];
  expect(labels.filter(isKey)).toEqual([]);
});
