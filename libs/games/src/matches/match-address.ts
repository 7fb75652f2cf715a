/** The parameter of the home's address that opens a match. */
export const matchParameter = 'match';

/** The page's query with this match opened, or with none. */
export const withMatch = (search: string, id?: string): string => {
  const query = new URLSearchParams(search);
  if (id) query.set(matchParameter, id);
  else query.delete(matchParameter);
  return query.size > 0 ? `?${query}` : '';
};
