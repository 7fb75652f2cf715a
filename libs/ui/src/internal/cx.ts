/** Joins class names. Ignores names that are undefined, false or empty. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
