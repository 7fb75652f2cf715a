/**
 * Background colours of the cars in a race lottery, by car number. They are the same in every brand. White text has a
 * contrast of at least 4.5:1 on each colour.
 */
export const carColors: Readonly<Record<string, string>> = {
  1: '#8a6d00',
  2: '#0a63c9',
  3: '#4b4f58',
  4: '#b24a00',
  5: '#00747d',
  6: '#4a3ad0',
  7: '#6b6f78',
  8: '#c81e2c',
  9: '#7c1616',
  10: '#1d7a2e',
};
