import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';

export { avatarOptions, avatarUrl, isAvatarOption } from './avatars.ts';
export { memberProfiles } from './member-profiles.tables.ts';
export type { Member } from './member.ts';
export { deviceTokens, members, sessions } from './members.tables.ts';

/** Members and their sessions. This module has only tables: `auth` creates members, and `account` changes them. */
export const membersModule = defineModule({
  name: 'members',
  dependsOn: { brands: brandsModule },
  register: () => undefined,
});
