import { useSearchParams } from 'react-router-dom';

/** A choice that stands in the address, so that going back to a record finds it as it was. What the address says wrongly is the first. */
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
