import type { Merchant } from '@livery/merchant/merchant.schema';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';

/** Query parameter with which the app detects that it was opened from the home screen shortcut. */
export const webClipParameter = 'WEBCLIP=1';

const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface WebClip {
  readonly merchant: Merchant;
  /** Origin of the brand's app. */
  readonly origin: string;
  /** Icon as a PNG. */
  readonly icon: Buffer;
}

/**
 * Creates the configuration profile for iOS that adds the app to the home screen, full-screen and removable. The
 * profile is unsigned, and iOS shows that. An operator can sign it with a certificate.
 */
export const createWebClip = ({ merchant, origin, icon }: WebClip): string => {
  const host = new URL(origin).hostname;
  const id = host.split('.').reverse().join('.');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>${xml(id)}.profile</string>
<key>PayloadUUID</key><string>${toDeterministicUuid(`profile/${id}`)}</string>
<key>PayloadDisplayName</key><string>${xml(merchant.name)}</string>
<key>PayloadOrganization</key><string>${xml(merchant.name)}</string>
<key>PayloadContent</key><array><dict>
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>${xml(id)}.webclip</string>
<key>PayloadUUID</key><string>${toDeterministicUuid(`webclip/${id}`)}</string>
<key>PayloadDisplayName</key><string>${xml(merchant.name)}</string>
<key>Label</key><string>${xml(merchant.name)}</string>
<key>URL</key><string>${xml(`${origin}/m/home?${webClipParameter}`)}</string>
<key>Icon</key><data>${icon.toString('base64')}</data>
<key>FullScreen</key><true/>
<key>IsRemovable</key><true/>
<key>Precomposed</key><true/>
</dict></array>
</dict></plist>
`;
};
