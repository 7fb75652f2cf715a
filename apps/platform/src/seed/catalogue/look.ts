import { dominantColour, themesOf } from '../../artwork/artwork.ts';
import { artworkSeed } from '../../media/artwork-version.ts';

/** Themes of the artwork for what the catalogue calls by a name of its own. */
const aliases: Readonly<Record<string, string>> = {
  'xoc-dia': 'dice', 'andar-bahar': 'dealer', 'teen-patti': 'dealer', 'bull-bull': 'lucky-six', 'hold-em': 'poker',
  tongits: 'card-hand', 'pusoy-dos': 'card-hand', 'tien-len': 'duel', 'mau-binh': 'card-hand', phom: 'chip-tower', rummy: 'card-hand', 'texas-hold-em': 'poker',
  omaha: 'chip-tower', truco: 'duel', domino: 'dominoes', backgammon: 'checkers', baloot: 'duel', hokm: 'xiangqi',
  'coin-flip': 'coin-flip', penalty: 'goal', bingo: 'keno',
  'horse-racing': 'derby', 'mixed-martial-arts': 'boxing', handball: 'trophy', snooker: 'billiards', rugby: 'gridiron', 'motor-racing': 'motorsport', athletics: 'golden-boot',
  'five-lanes': 'legend-blade', 'tactical-ops': 'crosshair', 'last-island': 'champion', 'iron-fists': 'ninja', 'virtual-football': 'gamepad', 'virtual-basketball': 'headset',
  'star-fleets': 'mecha', 'street-circuit': 'racer', 'rune-cards': 'sorceress', 'rocket-arena': 'team-shield',
  'five-digits': 'lucky-balls', 'racing-ten': 'race-ten', '4d': 'golden-draw',
};

/** Where the name says nothing of the picture, as with a province: one of the category's, the next for the next game. */
const anyOf = (themes: readonly string[], key: string): string => themes[Number(key) % themes.length] as string;

/** What the demo catalogue's pictures show. */
export const demoLook = {
  themeOf: (category: string, wanted: string, key: string): string => {
    const themes = themesOf(category);
    const theme = aliases[wanted] ?? wanted;
    return themes.includes(theme) ? theme : anyOf(themes, key);
  },
  colourOf: (category: string, theme: string, nodeId: string): string => dominantColour({ id: nodeId, category, theme, seed: artworkSeed }),
};
