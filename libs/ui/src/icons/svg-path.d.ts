/**
 * Path data of an SVG file. `?path` imports all shapes as one path, `?path=2` only the second
 * shape.
 */
declare module '*.svg?path' {
  const path: string;
  export default path;
}

declare module '*.svg?path=2' {
  const path: string;
  export default path;
}
