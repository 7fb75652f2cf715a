/*
 * Each enumeration is in a separate file. So the code that the app loads first can import only the enumerations that
 * it needs (e.g. `@livery/contract/enums/device`).
 */
export { ContentType } from './enums/content-type.ts';
export { Device } from './enums/device.ts';
export { GameCategory } from './enums/game-category.ts';
export { GameSelection } from './enums/game-selection.ts';
export { Gateway } from './enums/gateway.ts';
export { isAgent, isTrial, MemberType } from './enums/member-type.ts';
export { NodeType } from './enums/node-type.ts';
export { PlayType, PrizeMode } from './enums/prize-mode.ts';
export { StartupState } from './enums/startup-state.ts';
