import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from './members.tables.ts';
import { merchants } from '../brands/index.ts';

/**
 * Personal data that members have entered. A member has at most one row. The row is inserted at registration, or
 * later with the first detail that the member enters.
 */
export const memberProfiles = pgTable(
  'member_profiles',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** E-mail address as the member entered it. `emailKey` is the address in lower case, for searches. */
    email: text('email'),
    emailKey: text('email_key'),
    emailVerifiedAt: dateTime('email_verified_at'),
    /** Dialling code of the country, digits only, e.g. `63`. */
    countryDialingCode: text('country_dialing_code'),
    /** Phone number, digits only, without a leading zero. */
    mobileNum: text('mobile_num'),
    mobileVerifiedAt: dateTime('mobile_verified_at'),
    payeeName: text('payee_name'),
    idNumber: text('id_number'),
    qqNum: text('qq_num'),
    facebook: text('facebook'),
    wechat: text('wechat'),
    line: text('line'),
    whatsapp: text('whatsapp'),
    zalo: text('zalo'),
    headIcon: text('head_icon'),
  },
  (table) => [
    uniqueIndex('member_profiles_by_email').on(table.merchant, table.emailKey),
    uniqueIndex('member_profiles_by_mobile').on(table.merchant, table.countryDialingCode, table.mobileNum),
  ],
);
