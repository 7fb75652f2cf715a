import { useSearchParams } from 'react-router-dom';

/**
 * Returns the selected choice and a function that selects another one. The choice is stored in the query parameter
 * `name`, so it is not lost when the user returns to the page. A missing or invalid value selects the first choice.
 */
export const useSearchParamChoice = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): readonly [Choice, (choice: string) => void] => {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(name);
  const selected = choices.find((choice) => choice === requested) ?? (choices[0] as Choice);
  const select = (choice: string): void => {
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (choice === choices[0]) next.delete(name);
        else next.set(name, choice);
        return next;
      },
      { replace: true },
    );
  };
  return [selected, select];
};
