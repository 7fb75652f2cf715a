import { parseAst } from 'vite';

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly { readonly key?: Node; readonly value?: Node }[];
}

/**
 * What the features of a manifest hang on, one entry each: flag and agent area, or '' where every brand has it. A flag
 * that is handed in from elsewhere is named by the manifest's path.
 */
export const conditionsIn = (path: string, code: string): string[] =>
  callsOf(parseAst(code), 'defineFeature').map(({ arguments: [manifest] = [] }) => {
    const property = (name: string) => manifest?.properties?.find(({ key }) => key?.name === name)?.value;
    const written = (value: Node | undefined) =>
      value === undefined || value.type === 'Literal' ? value?.value : path;
    const access = written(property('access'));
    return [access === 'agent' || access === path ? access : undefined, written(property('flag'))]
      .filter((each) => each !== undefined)
      .join('+');
  });

const callsOf = (node: unknown, name: string): Node[] => {
  if (typeof node !== 'object' || node === null) return [];
  const here = node as Node;
  const own = here.type === 'CallExpression' && here.callee?.name === name ? [here] : [];
  return [...own, ...Object.values(node).flatMap((child) => callsOf(child, name))];
};
