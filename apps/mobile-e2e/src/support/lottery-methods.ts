/** A betting method of a lottery, with an example of a selection. */
export interface MethodSample {
  /** Code of the betting method in the API. */
  readonly code: string;
  readonly board: 'trad' | 'ent';
  /** Text key, below `lottery:group`, of the name of the group that contains the method. */
  readonly group: string;
  /** Text key, below `lottery:method`, of the method's name, and the values for the placeholders in this name. */
  readonly name: readonly [key: string, placeholders?: { readonly where?: string; readonly n?: string }];
  /**
   * Values to pick, by field. A field is a key of `lottery:field`. If the method has several fields with this key, a
   * number follows the key. A value is a number or a key of `lottery:outcome`. The values have the same order as in
   * the field.
   */
  readonly picks: Readonly<Record<string, readonly string[]>>;
  /** Number of units (combinations for which the member pays) of the selection. */
  readonly units: number;
}

export interface LotterySample {
  /**
   * Code of a lottery with these methods. It draws every 5 or 10 minutes, so that a draw seldom closes during a test.
   */
  readonly lottery: string;
  readonly methods: readonly MethodSample[];
}

type Picks = MethodSample['picks'];
type Names = MethodSample['name'];

const add =
  (board: MethodSample['board'], group: string) =>
  (code: string, picks: Picks, units: number, name: Names = [code]): MethodSample => ({
    code,
    board,
    group,
    name,
    picks,
    units,
  });

const sides = ['big', 'small', 'odd', 'even'];
const places = (...values: readonly (readonly string[])[]): Picks =>
  Object.fromEntries(values.map((picked, index) => [`place ${index + 1}`, picked]));

const threeDigitMethods = (window: string): MethodSample[] => {
  const method = add('trad', window);
  const where = { where: `lottery:window.${window}` };
  return [
    method(`direct-${window}`, places(['0'], ['4', '5'], ['9']), 2, ['direct', where]),
    method(`group3-${window}`, { numbers: ['3', '8'] }, 2, ['group3', where]),
    method(`group6-${window}`, { numbers: ['1', '5', '9'] }, 1, ['group6', where]),
    method(`any-${window}`, { numbers: ['0', '9'] }, 2, ['any', where]),
  ];
};

const getPattern = (window: string): MethodSample =>
  add('ent', 'patterns')(`pattern-${window}`, { outcome: ['triple', 'straight', 'pair'] }, 3, [
    'pattern',
    { where: `lottery:window.${window}` },
  ]);

const getGroup = (count: number, picks: Picks): MethodSample =>
  add('trad', 'groups')(`group-${count}`, picks, 1, ['group', { n: String(count) }]);

const windows = ['front3', 'middle3', 'back3'];

const fiveDigits: readonly MethodSample[] = [
  add('trad', 'place')('place', places(['7'], [], ['2'], [], ['0', '9']), 4),
  ...windows.flatMap(threeDigitMethods),
  add('trad', 'five')('direct-5', places(['1'], ['2'], ['3'], ['4'], ['5']), 1),
  getGroup(120, { numbers: ['0', '2', '4', '6', '8'] }),
  getGroup(60, { pairs: ['1'], singles: ['2', '3', '4'] }),
  getGroup(30, { pairs: ['1', '9'], singles: ['5'] }),
  getGroup(20, { triples: ['7'], singles: ['0', '1'] }),
  getGroup(10, { triples: ['7'], pairs: ['8'] }),
  getGroup(5, { fours: ['3'], singles: ['6'] }),
  add('ent', 'sum')('sum', { outcome: sides }, 4),
  add('ent', 'sum')('dragon', { outcome: ['dragon', 'tiger', 'tie'] }, 3),
  add('ent', 'places')('sides', places(sides, ['odd'], [], [], ['small']), 6),
  add('ent', 'places')('place-board', places(['0'], [], [], [], ['9']), 2),
  ...windows.map(getPattern),
];

const racing: readonly MethodSample[] = [
  add('trad', 'place')('place', places(['1'], [], [], [], [], [], [], [], [], ['10']), 2),
  add('trad', 'sum')('sum-exact', { outcome: ['3', '8', '11', '19'] }, 4),
  add('ent', 'sum')('sum', { outcome: sides }, 4),
  add('ent', 'places')('sides', places(sides, [], [], [], [], [], [], [], [], ['even']), 5),
  ...['1', '2', '3', '4', '5'].map((n) =>
    add('ent', 'duels')(`dragon-${n}`, { outcome: ['dragon', 'tiger'] }, 2, ['dragonOf', { n }]),
  ),
];

const dice: readonly MethodSample[] = [
  add('trad', 'sum')('sum-exact', { outcome: ['3', '9', '10', '18'] }, 4),
  add('trad', 'dice')('triple', { numbers: ['1', '6'] }, 2),
  add('trad', 'dice')('pair', { numbers: ['2'] }, 1),
  add('trad', 'dice')('three', { numbers: ['1', '2', '3'] }, 1),
  add('trad', 'dice')('two', { numbers: ['4', '5'] }, 1),
  add('ent', 'sum')('sum', { outcome: sides }, 4),
  add('ent', 'sum')('shape', { outcome: ['triple', 'straight'] }, 2),
];

const numbered =
  (board: MethodSample['board'], group: string, prefix: string) => (n: string, picks: Picks, units: number) =>
    add(board, group)(`${prefix}-${n}`, picks, units, [prefix, { n }]);
const special = numbered('trad', 'special', 'special');
const lo = numbered('trad', 'lo', 'lo');
const xien = numbered('trad', 'xien', 'xien');
const tails: readonly MethodSample[] = [
  add('ent', 'special')('tail-sides', places(sides, sides), 8),
  add('ent', 'special')('tail-digits', places(['3'], ['8']), 2),
];

const northernVietnam: readonly MethodSample[] = [
  special('2', { numbers: ['00', '99'] }, 2),
  special('3', places(['1'], ['2'], ['3']), 1),
  lo('2', { numbers: ['45'] }, 27),
  xien('2', { numbers: ['05', '50'] }, 1),
  xien('3', { numbers: ['11', '22', '33'] }, 1),
  xien('4', { numbers: ['00', '01', '98', '99'] }, 1),
  ...tails,
];

const southernVietnam: readonly MethodSample[] = [
  special('2', { numbers: ['00', '99'] }, 2),
  add('trad', 'special')('head-2', { numbers: ['07'] }, 1),
  special('3', places(['1'], ['2'], ['3']), 1),
  lo('2', { numbers: ['45'] }, 18),
  lo('3', places(['4'], ['5'], ['6']), 17),
  lo('4', places(['4'], ['5'], ['6'], ['7']), 16),
  xien('2', { numbers: ['05', '50'] }, 1),
  xien('3', { numbers: ['11', '22', '33'] }, 1),
  ...tails,
];

const fourDigits: readonly MethodSample[] = [
  add('trad', 'number')('big', places(['1'], ['2'], ['3'], ['4']), 1),
  add('trad', 'number')('small', places(['9'], ['0'], ['0'], ['8', '9']), 2),
  add('ent', 'first')('first-sides', { outcome: sides }, 4),
  add('ent', 'first')('first-digits', places(['5'], [], [], ['6']), 2),
];

/**
 * One sample bet for each betting method of each lottery type. If a method has named outcomes, such as Big or Dragon, its
 * samples select each of them at least once.
 */
export const lotterySamples: readonly LotterySample[] = [
  { lottery: 'SSC_5M', methods: fiveDigits },
  { lottery: 'PK10_5M', methods: racing },
  { lottery: 'FAST3_5M', methods: dice },
  { lottery: 'FOURD_10M', methods: fourDigits },
  { lottery: 'VNN_5M', methods: northernVietnam },
  { lottery: 'VNS_5M', methods: southernVietnam },
];
