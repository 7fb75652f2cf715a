/** Parameter of the home's address that opens a match. */
export const matchParam = 'match';

/** Returns the page's query with this match opened, or with none. */
export const setMatchParam = (search: string, id?: string): string => {
  const query = new URLSearchParams(search);
  if (id) query.set(matchParam, id);
  else query.delete(matchParam);
  return query.size > 0 ? `?${query}` : '';
};
