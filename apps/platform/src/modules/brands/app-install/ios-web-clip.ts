import type { Merchant } from '@livery/merchant/merchant.schema';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import { escapeHtml } from '../../../core/text/html.ts';

/**
 * Query parameter in the URL of the home screen shortcut. The app reads it to detect that it was opened from the
 * shortcut.
 */
export const webClipParameter = 'WEBCLIP=1';

interface WebClip {
  readonly merchant: Merchant;
  /** Origin of the brand's app, e.g. `https://example.com`. */
  readonly origin: string;
  /** App icon as a PNG file. */
  readonly icon: Buffer;
}

/**
 * Creates the iOS configuration profile that adds a shortcut of the app to the home screen. The app opens
 * full-screen, and the user can remove the shortcut. The profile has no signature, and iOS shows to the user that it
 * is not signed. An operator can sign the profile with its own certificate.
 */
export const createWebClip = ({ merchant, origin, icon }: WebClip): string => {
  const host = new URL(origin).hostname;
  const id = host.split('.').reverse().join('.');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>${escapeHtml(id)}.profile</string>
<key>PayloadUUID</key><string>${toDeterministicUuid(`profile/${id}`)}</string>
<key>PayloadDisplayName</key><string>${escapeHtml(merchant.name)}</string>
<key>PayloadOrganization</key><string>${escapeHtml(merchant.name)}</string>
<key>PayloadContent</key><array><dict>
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>${escapeHtml(id)}.webclip</string>
<key>PayloadUUID</key><string>${toDeterministicUuid(`webclip/${id}`)}</string>
<key>PayloadDisplayName</key><string>${escapeHtml(merchant.name)}</string>
<key>Label</key><string>${escapeHtml(merchant.name)}</string>
<key>URL</key><string>${escapeHtml(`${origin}/m/home?${webClipParameter}`)}</string>
<key>Icon</key><data>${icon.toString('base64')}</data>
<key>FullScreen</key><true/>
<key>IsRemovable</key><true/>
<key>Precomposed</key><true/>
</dict></array>
</dict></plist>
`;
};
