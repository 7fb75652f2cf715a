import type { GameTile } from '@livery/contract/catalogue/games';
import { formatAmount } from '@livery/contract/money';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import { findInLanguage } from '../../../core/text/language-fallback.ts';
import { tileUrl, vendorUrl } from '../../brands/index.ts';
import type { Game, VendorRow } from './catalogue-snapshot.ts';
import type { GameFigures } from './game-figures.ts';

interface Named {
  readonly name: string;
  readonly names: Readonly<Partial<Record<string, string>>>;
}

/**
 * Returns the name in the language, or in a variant of it. For example, CN (simplified Chinese) is a variant of TW
 * (traditional Chinese). Otherwise returns the default name, which is English. More members can read English than the
 * brand's default language.
 */
export const localizedName = ({ name, names }: Named, language: LanguageCode): string =>
  findInLanguage(names, language) ?? name;

/** Creates the tile of a game. `figures` are those of the brand that shows the tile. */
export const toGameTile = (game: Game, figures: GameFigures, language: LanguageCode): GameTile => {
  const gameName = localizedName(game, language);
  return {
    nodeId: game.nodeId,
    nodeType: 'GAME',
    gameId: game.gameCode,
    roomId: game.roomId,
    gameName,
    nodeName: gameName,
    vassalage: game.vendor,
    gameType: game.category,
    gameClassify: game.classify,
    supportPlay: 1,
    iconUrl: tileUrl(game.nodeId),
    colour: game.colour,
    isHot: figures.isHot(game),
    isNew: figures.isNew(game),
    minBet: formatAmount(figures.getMinBet(game)),
    lottoMode: game.lottoMode,
  };
};

export const getVendorIconUrl = ({ code }: VendorRow): string => vendorUrl(code);

/** Background colour of a vendor tile while its image is loading. */
const vendorGround = '#2a2440';

/** Creates the tile that shows a vendor in a list of games. */
export const toVendorTile = (vendor: VendorRow, gameType: GameCategory, language: LanguageCode): GameTile => {
  const name = localizedName(vendor, language);
  return {
    nodeId: `VASSALAGE_${gameType}_${vendor.code}`,
    nodeType: 'VASSALAGE',
    gameId: vendor.code,
    roomId: vendor.code,
    gameName: name,
    nodeName: name,
    vassalage: vendor.code,
    gameType,
    gameClassify: null,
    supportPlay: 0,
    iconUrl: getVendorIconUrl(vendor),
    colour: vendorGround,
    isHot: false,
    isNew: false,
    minBet: '0.00',
    lottoMode: null,
  };
};
