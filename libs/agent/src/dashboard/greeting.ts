/** Last hour of each greeting, inclusive: morning, early afternoon, late afternoon, evening. */
const bands = [
  [10, 'morning'],
  [14, 'noon'],
  [18, 'afternoon'],
  [24, 'evening'],
] as const;

export type Greeting = (typeof bands)[number][1];

/** Greeting for an hour of the day, 0 to 24. */
export const getGreeting = (hour: number): Greeting => bands.find(([last]) => hour <= last)?.[1] ?? 'evening';
