import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';

export { avatarOptions, avatarUrl, isAvatarOption } from './avatars.ts';
export { memberProfiles } from './member-profiles.tables.ts';
export type { Member } from './member.ts';
export { deviceTokens, members, sessions } from './members.tables.ts';

/** Tables of members and their sessions. The module `auth` creates members, and the module `account` changes them. */
export const membersModule = defineModule({
  name: 'members',
  dependsOn: { brands: brandsModule },
  register: () => undefined,
});
