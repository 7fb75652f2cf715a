const ball = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z';
const icons = {
  football: [
    ball,
    'm12 8 3.8 2.8-1.45 4.4h-4.7L8.2 10.8z',
    'M12 8V2.7M15.8 10.8l5.2-1.3M14.4 15.2l3 4.3M9.6 15.2l-3 4.3M8.2 10.8 3 9.5',
  ],
  basketball: [ball, 'M2.5 12h19M12 2.5v19', 'M5.2 5.4c3.6 3.9 3.6 9.3 0 13.2M18.8 5.4c-3.6 3.9-3.6 9.3 0 13.2'],
  volleyball: [
    ball,
    'M12 12c-.3-4 1.4-7 4.8-8.3M12 12c-3.6-1.7-7-1-9.3 1.5M12 12c3.3 2.2 4.4 5.5 3.3 9',
    'M8.5 3.2C9 7 7.5 10 4 12M21.3 10c-3.5-1.5-6.5-1-9 1M7 20c3-1 5-3.5 5.5-7',
  ],
  badminton: [
    'M8.5 14.5 15 4l5 5-10.5 6.5z',
    'M12 8.7l4.3 3.3M15 4l-.5 8M20 9l-8 .5',
    'M4.7 19.3a3.2 3.2 0 0 1 0-4.5l1-1 4.5 4.5-1 1a3.2 3.2 0 0 1-4.5 0z',
  ],
  'five-lanes': [
    'M4 4l7 7M20 4l-7 7M12 12v9',
    'M9.5 2.5h5M2.5 5.5v-3h3M21.5 5.5v-3h-3',
    'M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  ],
  'tactical-ops': ['M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z', 'M12 2v6M12 16v6M2 12h6M16 12h6'],
  'virtual-football': [
    'M5 7h14a3 3 0 0 1 3 3.5l-1.2 6a2.4 2.4 0 0 1-4.2 1.1L14.7 15H9.3l-1.9 2.6a2.4 2.4 0 0 1-4.2-1.1l-1.2-6A3 3 0 0 1 5 7z',
    'M7.5 9.5v3M6 11h3M16 10.2v.1M18 12v.1',
  ],
  all: ['M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'],
  live: [
    'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    'M7.8 7.8a6 6 0 0 0 0 8.4M16.2 7.8a6 6 0 0 1 0 8.4M4.9 4.9a10 10 0 0 0 0 14.2M19.1 4.9a10 10 0 0 1 0 14.2',
  ],
  bets: ['M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21z', 'M9 8h6M9 12h6'],
  info: [ball, 'M12 11v5.5M12 7.5v.1'],
  back: ['M15 5l-7 7 7 7'],
  close: ['M6 6l12 12M18 6 6 18'],
  erase: ['M9 5h11v14H9l-6-7z', 'M12.5 9.5l4 5M16.5 9.5l-4 5'],
  check: ['M4.5 12.5l5 5 10-11'],
  shield: ['M12 2.5l8 3v6c0 5-3.4 8.5-8 10-4.6-1.5-8-5-8-10v-6z', 'M8.5 12l2.5 2.5 4.5-5'],
  soundOn: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'],
  soundOff: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5M21 9.5l-5 5'],
} as const;
export type IconName = keyof typeof icons;

export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    {icons[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);

export const getSportIcon = (sport: string): IconName => (sport in icons ? (sport as IconName) : 'all');
