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
 * Returns one condition for each feature in a manifest file. The condition is the feature's flag, preceded by `agent+`
 * for the agent area, or '' for a feature that every brand has. If a value in the manifest is not a literal, the path
 * of the manifest replaces this value.
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
