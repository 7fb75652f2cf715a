/** Example: `game-tile` becomes `gameTile`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
/** Example: `game-tile` becomes `GameTile`. */
export const toPascalCase = (name: string): string => toCamelCase(`-${name}`);
/** Example: `game-tile` becomes `Game tile`. */
export const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Throws if the name is not kebab-case. The schema of a generator checks this only if Nx runs the generator. */
export const assertKebabCase = (name: string): string => {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error(`"${name}" is not kebab-case: files and folders are named like security-center.`);
};
