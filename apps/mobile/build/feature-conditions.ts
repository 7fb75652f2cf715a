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
 * Returns, for each feature in a manifest file, the condition under which a brand has the feature. The condition is
 * the feature's flag, preceded by `agent+` for the agent area. It is `agent` for a feature of the agent area without
 * a flag, and '' for a feature of every brand. If the access or the flag is not a literal in the manifest, the path
 * of the manifest replaces it in the condition.
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
