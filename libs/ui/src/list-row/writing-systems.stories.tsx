import { languageTable } from '@livery/merchant/language-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellIcon } from '../icons/bell.tsx';
import { ListRow } from './list-row.tsx';

/**
 * Sample texts by language code: a label and a detail text. Each script needs a large line height
 * or has its own rules for line breaks, so it shows whether a row is large enough.
 */
const samples = {
  TH: ['ยอดเงินของคุณปลอดภัย', 'คุณแน่ใจหรือไม่ว่าต้องการออกจากระบบ? ครั้งต่อไปบนเครื่องนี้คุณต้องใช้รหัสผ่านอีกครั้ง'],
  HI: [
    'आपका बैलेंस सुरक्षित है',
    'क्या आप वाकई साइन आउट करना चाहते हैं? इसके बाद इस डिवाइस पर आपको फिर से पासवर्ड देना होगा।',
  ],
  CN: ['您的余额很安全', '确定要退出登录吗？之后在此设备上需要重新输入密码。'],
  AR: ['رصيدك في أمان', 'هل تريد تسجيل الخروج حقًا؟ ستحتاج على هذا الجهاز إلى كلمة المرور من جديد.'],
  VI: [
    'Số dư của bạn vẫn an toàn',
    'Bạn có chắc muốn đăng xuất? Sau đó bạn cần nhập lại mật khẩu trên thiết bị này.',
  ],
} as const;

export default { title: 'ListRow/Scripts' } satisfies Meta;

export const WritingSystems: StoryObj = {
  render: () => (
    <ul>
      {Object.entries(samples).map(([code, [label, detail]]) => {
        const { bcp47 } = languageTable[code as keyof typeof samples];
        return (
          <li
            key={code}
            lang={bcp47}
            dir={code === 'AR' ? 'rtl' : 'ltr'}
            style={{ lineHeight: 'var(--leading)' }}
          >
            <ListRow icon={<BellIcon />} label={label} detail={detail} href="#row" />
          </li>
        );
      })}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('link')) {
      // Fails if a text is larger than its row, because a part of the text would be cut off.
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};
