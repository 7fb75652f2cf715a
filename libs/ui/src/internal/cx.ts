/** Joins class names and drops those that are absent. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
