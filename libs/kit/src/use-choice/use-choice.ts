import { useSearchParams } from 'react-router-dom';

/** A choice that stands in the address, so that going back to a record finds it as it was. What the address says wrongly is the first. */
export const useChoice = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): readonly [Choice, (choice: string) => void] => {
  const [search, setSearch] = useSearchParams();
  const named = search.get(name);
  const chosen = choices.find((choice) => choice === named) ?? (choices[0] as Choice);
  const choose = (choice: string): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (choice === choices[0]) after.delete(name);
        else after.set(name, choice);
        return after;
      },
      { replace: true },
    );
  };
  return [chosen, choose];
};
