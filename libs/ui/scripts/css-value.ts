interface Measure {
  value: number;
  unit: string;
}

interface Transition {
  duration: Measure | string;
  timingFunction: number[] | string;
}

const measure = (input: Measure | string) =>
  typeof input === 'string'
    ? input
    : `${input.value}${input.value === 0 && input.unit === 'px' ? '' : input.unit}`;

const bezier = (input: number[] | string) =>
  typeof input === 'string' ? input : `cubic-bezier(${input.join(', ')})`;

/**
 * Converts the value of a design token (e.g. a colour or a size) to CSS. The value has the
 * format DTCG 2025.10 (Design Tokens Community Group). A string is already CSS and is returned
 * unchanged. Throws if the type of another value is undefined or not supported.
 */
export function cssValue(type: string | undefined, value: unknown): string {
  if (typeof value === 'string') return value;
  switch (type) {
    case 'color':
      return (value as { hex: string }).hex;
    case 'dimension':
    case 'duration':
      return measure(value as Measure);
    case 'cubicBezier':
      return bezier(value as number[]);
    case 'fontFamily':
      return (value as string[])
        .map((name) => (name.includes(' ') ? `'${name}'` : name))
        .join(', ');
    case 'transition': {
      const { duration, timingFunction } = value as Transition;
      return `${measure(duration)} ${bezier(timingFunction)}`;
    }
    default:
      throw new Error(`No CSS form for a token of type "${type}". Add one to css-value.ts.`);
  }
}
