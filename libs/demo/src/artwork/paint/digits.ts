/**
 * SVG paths of the digits 0 to 9, in a box 10 wide and 16 high. The digits are paths, so that every machine draws them
 * identically without a font.
 */
const strokes: readonly string[] = [
  'M5 1C1.5 1 1 5 1 8s.5 7 4 7 4-4 4-7-.5-7-4-7z',
  'M2 4.2L5.6 1v14M2.6 15h6',
  'M1.4 4.6C1.4 2.4 3 1 5.1 1s3.7 1.3 3.7 3.5C8.8 7.6 2 11 1.3 15H9',
  'M1.5 3.2C2.2 1.8 3.4 1 5 1c2.200 0 3.700 1.200 3.700 3.300S7 7.500 4.600 7.500c2.600 0 4.400 ' +
    '1.400 4.400 3.700S7.300 15 5 15c-1.800 0-3.200-.8-3.900-2.400',
  'M6.500 15V1L1 10.800h8.400',
  'M8.300 1H2.500L1.800 7.300C2.700 6.400 3.800 6 5 6c2.400 0 4.100 1.700 4.100 4.400S7.400 15 4.900 15c-1.700 0-3.100-.8-3.800-2.200',
  'M8.200 2.600C7.400 1.600 6.400 1 5.200 1 2.500 1 1 4.100 1 8.600 1 12.800 2.600 15 5.100 15S9 ' +
    '13.200 9 10.600 7.400 6.400 5.200 6.400C3 6.400 1.200 8 1.100 10',
  'M1.200 1H9L4 15',
  'M5 7.400C2.800 7.400 1.600 6.100 1.600 4.200S3 1 5 1s3.400 1.300 3.400 3.200S7.200 7.400 5 7.400' +
    'C2.600 7.400 1 9 1 11.200S2.600 15 5 15s4-1.600 4-3.800S7.400 7.400 5 7.400z',
  'M1.800 13.400C2.600 14.400 3.600 15 4.800 15 7.500 15 9 11.900 9 7.400 9 3.200 7.400 1 4.900 1' +
    'S1 2.800 1 5.400s1.600 4.200 3.800 4.200c2.200 0 4-1.600 4.100-3.600',
];

/**
 * Returns the SVG markup that draws the digits of an integer. A minus sign is not drawn. The centre of the number is at
 * `cx`, `cy`.
 */
export const numerals = (
  value: number,
  cx: number,
  cy: number,
  height: number,
  colour: string,
  weight = 2.4,
): string => {
  const digits = String(Math.abs(Math.trunc(value)));
  const scale = height / 16;
  const advance = 12;
  const span = digits.length * advance - 2;
  const paths = [...digits].map(
    (digit, i) => `<path transform="translate(${i * advance} 0)" d="${strokes[Number(digit)] ?? ''}"/>`,
  );
  const x = Math.round((cx - (span * scale) / 2) * 100) / 100;
  const y = Math.round((cy - height / 2) * 100) / 100;
  return (
    `<g transform="translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})" fill="none" ` +
    `stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${paths.join('')}</g>`
  );
};
