/** Name of the home page's query parameter that opens a match. The value is the id of the match. */
export const matchParam = 'match';

/**
 * Returns the query string with the id of the match to open. Without an id, the result does not contain the parameter.
 */
export const setMatchParam = (search: string, id?: string): string => {
  const query = new URLSearchParams(search);
  if (id) query.set(matchParam, id);
  else query.delete(matchParam);
  return query.size > 0 ? `?${query}` : '';
};
