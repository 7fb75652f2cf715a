interface IllustrationPaths {
  line: string;
  accent: string;
}

/**
 * SVG paths of the images for screens without content, on a grid of 120 × 96 units. `line` is the
 * outline of an object. `accent` is a detail of the object in the accent colour. The detail differs
 * for each reason, e.g. no search result.
 */
export const illustrations = {
  'first-use': {
    line: 'M40 40h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4zM36 54h16c0 5 3 8 8 8s8-3 8-8h16',
    accent:
      'M60 16c1 8 3 10 11 11-8 1-10 3-11 11-1-8-3-10-11-11 8-1 10-3 11-11zM84 22v6M81 25h6M37 24v4M35 26h4',
  },
  'no-result': {
    line: 'M36 44a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM71 59l15 15',
    accent: 'M49 39v3M63 39v3M49 53c4-5 10-5 14 0',
  },
  offline: {
    line: 'M44 66c-9 0-15-6-15-13s5-12 12-13c1-11 9-18 19-18 9 0 16 5 18 13 8 0 14 6 14 15 0 10-6 16-14 16z',
    accent: 'M34 18l52 60',
  },
  break: {
    line: 'M38 40h36v18a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12zM74 44h6a7 7 0 0 1 0 14h-6M34 76h48',
    accent: 'M48 32c0-4 4-4 4-8M60 32c0-4 4-4 4-8',
  },
  maintenance: {
    line: 'M34 74h52M44 74l13-46h6l13 46',
    accent: 'M53 42h14M49 56h22',
  },
  restricted: {
    line: 'M32 46a26 26 0 1 0 52 0a26 26 0 1 0-52 0zM32 46h52M58 20c-16 16-16 36 0 52M58 20c9 9 13 19 12 28',
    accent: 'M70 62h18v14H70zM74 62v-4a5 5 0 0 1 10 0v4',
  },
  failed: {
    line: 'M40 24h18l-6 14 12 8-7 12 3 14H40a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6zM70 24h10a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6h-8l-3-12 7-12-12-10z',
    accent: 'M60 10v4M46 11l2 4M74 11l-2 4',
  },
  'coming-soon': {
    line: 'M44 58h32v6H44zM47 64l3 14h20l3-14',
    accent:
      'M60 58V36M60 44c-12 0-17-6-17-16 11 0 17 6 17 16zM60 38c0-10 5-15 15-16 1 10-4 16-15 16z',
  },
  done: {
    line: 'M34 48a26 26 0 1 0 52 0a26 26 0 1 0-52 0z',
    accent: 'M48 49l8 8 16-18',
  },
  'not-found': {
    line: 'M60 18v60M50 78h20M80 46H48l-8 7 8 7h32z',
    accent: 'M40 24h32l8 7-8 7H40z',
  },
} satisfies Record<string, IllustrationPaths>;

export type EmptyStateKind = keyof typeof illustrations;
