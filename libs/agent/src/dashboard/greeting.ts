/** Greetings by time of day. Each entry contains the last hour (inclusive) at which its greeting is used. */
const bands = [
  [10, 'morning'],
  [14, 'noon'],
  [18, 'afternoon'],
  [24, 'evening'],
] as const;

export type Greeting = (typeof bands)[number][1];

/** Returns the name of the greeting, such as `morning`, for an hour of the day from 0 to 23. */
export const getGreeting = (hour: number): Greeting => bands.find(([last]) => hour <= last)?.[1] ?? 'evening';
