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
 * Returns, for each feature in a manifest file (`*.feature.ts`), the condition under which a brand has the feature:
 * - `<flag>` if the feature has a flag.
 * - `agent+<flag>` or `agent` if the feature belongs to the agent area.
 * - '' if every brand has the feature.
 *
 * If the manifest computes the access or the flag, the condition contains the path of the manifest instead. Such a
 * condition is different for each manifest.
 */
export const extractFeatureConditions = (path: string, code: string): string[] =>
  findCalls(parseAst(code), 'defineFeature').map(({ arguments: [manifest] = [] }) => {
    const getProperty = (name: string) => manifest?.properties?.find(({ key }) => key?.name === name)?.value;
    const getLiteral = (node: Node | undefined) => (node === undefined || node.type === 'Literal' ? node?.value : path);
    const access = getLiteral(getProperty('access'));
    const isAccessCondition = access === 'agent' || access === path;
    return [isAccessCondition ? access : undefined, getLiteral(getProperty('flag'))]
      .filter((condition) => condition !== undefined)
      .join('+');
  });

const findCalls = (node: unknown, name: string): Node[] => {
  if (typeof node !== 'object' || node === null) return [];
  const current = node as Node;
  const isCall = current.type === 'CallExpression' && current.callee?.name === name;
  return [...(isCall ? [current] : []), ...Object.values(node).flatMap((child) => findCalls(child, name))];
};
