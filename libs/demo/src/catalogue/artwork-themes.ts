import { artworkSeed, dominantColour, listThemes } from '../artwork/artwork.ts';

/**
 * Artwork theme of a game, by the game's theme in the catalogue. Games whose artwork theme has the same name are not
 * listed.
 */
const aliases: Readonly<Record<string, string>> = {
  'punto-banco': 'dealer',
  'grand-baccarat': 'baccarat',
  'baccarat-club': 'dealer',
  'european-roulette': 'roulette-dealer',
  'grand-roulette': 'roulette',
  'roulette-club': 'roulette-dealer',
  'big-two': 'card-hand',
  'pusoy-dos': 'duel',
  'dai-di': 'chip-tower',
  'capsa-banting': 'card-hand',
  'big-deuce': 'poker',
  deuces: 'duel',
  'lift-off': 'aviator',
  orbit: 'crash',
  skyward: 'aviator',
  comet: 'crash',
  ascent: 'aviator',
  booster: 'crash',
  stratos: 'aviator',
  'five-lanes': 'legend-blade',
  'tactical-ops': 'crosshair',
  'virtual-football': 'gamepad',
  'five-digits': 'lucky-balls',
  'racing-ten': 'race-ten',
  '4d': 'golden-draw',
};

/**
 * Picks an artwork theme for a game whose own theme is not in the list of its category. `key` is an integer as text,
 * and the same key always gets the same theme.
 */
const pickTheme = (themes: readonly string[], key: string): string => themes[Number(key) % themes.length] as string;

/** Functions that determine the artwork theme and the placeholder colour of a game in the demo catalogue. */
export const demoArtwork = {
  resolveTheme: (category: string, requestedTheme: string, key: string): string => {
    const themes = listThemes(category);
    const theme = aliases[requestedTheme] ?? requestedTheme;
    return themes.includes(theme) ? theme : pickTheme(themes, key);
  },
  resolveColour: (category: string, theme: string, nodeId: string): string =>
    dominantColour({ id: nodeId, category, theme, seed: artworkSeed }),
};
