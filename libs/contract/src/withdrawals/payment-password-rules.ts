const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isDay = (month: number, day: number): boolean => day >= 1 && day <= (longestMonths[month - 1] ?? 0);

/** Returns true if the digits can be a date in the format YYMMDD, DDMMYY or MMDDYY. */
const isDate = (digits: string): boolean => {
  const [first, second, third] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number) as [
    number,
    number,
    number,
  ];
  return isDay(second, third) || isDay(second, first) || isDay(first, second);
};

/**
 * Returns true if all digits rise by one, e.g. 123456, all digits fall by one, or all digits are equal. The digit 0
 * follows 9.
 */
const isSequence = (digits: string): boolean => {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((each) => each === step));
};

/** Returns true if the digits repeat a group, e.g. 121212 or 123123, or are pairs in a sequence, e.g. 112233. */
const isRepetition = (digits: string): boolean => {
  const isDoubled = /^(?:(\d)\1){3}$/.test(digits);
  return /^(\d{1,3})\1+$/.test(digits) || (isDoubled && isSequence(digits.replace(/(\d)\d/g, '$1')));
};

/**
 * Returns true for a payment password that is easy to guess: a sequence, a repetition, or a date, because many people
 * choose a birthday. `digits` consists of six digits. The gateway also rejects digits of the member's own phone and ID
 * number.
 */
export const isGuessablePaymentPassword = (digits: string): boolean =>
  isSequence(digits) || isRepetition(digits) || isDate(digits);
