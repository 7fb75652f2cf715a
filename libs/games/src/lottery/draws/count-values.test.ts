import { expect, test } from 'vitest';
import { getColumns, countValues, getPossibleValues } from './count-values.ts';

test('counts values, with the number of draws since each last occurred', () => {
  expect(countValues(['1', '2', '3'], ['2', '1', '2', '2'])).toEqual([
    { value: '1', times: 1, gap: 1 },
    { value: '2', times: 3, gap: 0 },
    { value: '3', times: 0, gap: 4 },
  ]);
});

test.each([
  ['SSC', ['1', '2', '3', '4', '5'], 5, 10],
  ['FAST3', ['1', '6', '6'], 3, 6],
  ['VN_NORTH', ['12345', '67890'], 2, 10],
  ['FOURD', ['0042', '1111'], 4, 10],
] as const)('returns the columns and values of %s', (family, result, columns, values) => {
  expect(getColumns(family, result)).toHaveLength(columns);
  expect(getPossibleValues(family)).toHaveLength(values);
});
