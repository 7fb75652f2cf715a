import type { LanguageCode } from '../languages.ts';

/**
 * Claims that the texts of a brand must not contain: no risk, a certain win, no loss, easy money. They are in lower
 * case, with a space instead of a hyphen. The list is only an aid: a text without these claims can still be against the
 * law.
 */
export const forbiddenClaims: Readonly<Record<LanguageCode, readonly string[]>> = {
  EN: ['risk free', 'no risk', 'without risk', 'guaranteed', 'cannot lose', "can't lose", 'sure win', 'easy money'],
  ES: [
    'sin riesgo',
    'sin riesgos',
    'garantizado',
    'garantizada',
    'garantizadas',
    'garantizados',
    'no puedes perder',
    'dinero fácil',
  ],
  PT: [
    'sem risco',
    'sem riscos',
    'garantido',
    'garantida',
    'garantidos',
    'garantidas',
    'impossível perder',
    'dinheiro fácil',
  ],
  FR: [
    'sans risque',
    'sans risques',
    'garanti',
    'garantie',
    'garantis',
    'garanties',
    'impossible de perdre',
    'argent facile',
  ],
  ID: ['tanpa risiko', 'bebas risiko', 'dijamin menang', 'pasti menang', 'tidak mungkin kalah', 'uang mudah'],
  MS: ['tanpa risiko', 'bebas risiko', 'dijamin menang', 'pasti menang', 'mustahil kalah', 'wang mudah'],
  TL: ['walang panganib', 'garantisado', 'garantisadong', 'siguradong panalo', 'hindi matatalo', 'madaling pera'],
  TY: ['walang panganib', 'garantisado', 'garantisadong', 'siguradong panalo', 'hindi matatalo', 'madaling pera'],
  SW: ['bila hatari', 'bila hatari yoyote', 'ushindi wa uhakika', 'imehakikishwa', 'huwezi kupoteza', 'pesa rahisi'],
  TR: ['risksiz', 'garantili', 'kazanç garantisi', 'garanti kazanç', 'kaybetmek imkansız', 'kolay para'],
  UZ: ['xavfsiz yutuq', 'risksiz', 'kafolatlangan', 'yutqazib bo‘lmaydi', 'oson pul'],
  KK: ['тәуекелсіз', 'кепілдендірілген', 'кепілді ұтыс', 'ұтылу мүмкін емес', 'оңай ақша'],
  RU: [
    'без риска',
    'гарантированный',
    'гарантированно',
    'гарантированная',
    'невозможно проиграть',
    'лёгкие деньги',
    'легкие деньги',
  ],
  VI: ['không rủi ro', 'không có rủi ro', 'đảm bảo thắng', 'chắc chắn thắng', 'không thể thua', 'kiếm tiền dễ dàng'],
  AR: [
    'بدون مخاطر',
    'بلا مخاطر',
    'خالية من المخاطر',
    'خال من المخاطر',
    'ربح مضمون',
    'مضمونة',
    'مضمون',
    'لا يمكن أن تخسر',
    'مال سهل',
  ],
  FA: ['بدون ریسک', 'بی خطر', 'تضمینی', 'تضمین شده', 'برد قطعی', 'غیرممکن است ببازید', 'پول آسان'],
  UR: ['بغیر خطرے', 'خطرے سے پاک', 'یقینی جیت', 'ضمانت شدہ', 'ہار ناممکن', 'آسان پیسہ'],
  HI: ['बिना जोखिम', 'जोखिम मुक्त', 'गारंटीड', 'पक्की जीत', 'जीत की गारंटी', 'हारना असंभव', 'आसान पैसा'],
  NE: ['जोखिम बिना', 'जोखिमरहित', 'ग्यारेन्टी', 'पक्का जित', 'हार्न असम्भव', 'सजिलो पैसा'],
  BN: ['ঝুঁকিমুক্ত', 'ঝুঁকি ছাড়া', 'গ্যারান্টিযুক্ত', 'নিশ্চিত জয়', 'হারা অসম্ভব', 'সহজ টাকা'],
  TA: ['ஆபத்து இல்லாத', 'உத்தரவாதமான', 'உறுதியான வெற்றி', 'தோற்க முடியாது', 'எளிதான பணம்'],
  TE: ['రిస్క్ లేని', 'ప్రమాదం లేని', 'గ్యారంటీ', 'ఖచ్చితమైన గెలుపు', 'ఓడిపోలేరు', 'సులభమైన డబ్బు'],
  TH: ['ไม่มีความเสี่ยง', 'ไร้ความเสี่ยง', 'ปลอดความเสี่ยง', 'การันตี', 'รับประกันชนะ', 'ไม่มีทางแพ้', 'เงินง่าย'],
  LO: ['ບໍ່ມີຄວາມສ່ຽງ', 'ຮັບປະກັນຊະນະ', 'ຊະນະແນ່ນອນ', 'ບໍ່ມີທາງແພ້', 'ເງິນງ່າຍ'],
  KM: ['គ្មានហានិភ័យ', 'ធានាឈ្នះ', 'ឈ្នះប្រាកដ', 'មិនអាចចាញ់', 'លុយងាយ'],
  MY: ['အန္တရာယ်ကင်း', 'စွန့်စားစရာမလို', 'အာမခံ', 'သေချာပေါက်နိုင်', 'ရှုံးစရာမရှိ', 'လွယ်လွယ်ရငွေ'],
  CN: ['零风险', '无风险', '稳赚', '包赢', '保证赢', '必胜', '不会输', '轻松赚钱'],
  TW: ['零風險', '無風險', '穩賺', '包贏', '保證贏', '必勝', '不會輸', '輕鬆賺錢'],
  JA: ['リスクなし', 'ノーリスク', '無リスク', '必ず勝', '勝利保証', '確実に勝', '負けない', '簡単に稼'],
  KO: ['위험 없는', '무위험', '리스크 없는', '승리 보장', '무조건 이', '질 수 없', '쉬운 돈'],
};

/**
 * Matches a letter of a script in which words have no spaces between them (such as Thai) or endings are joined to a
 * word (such as Korean). In these scripts, a claim is also found inside a longer word.
 */
const joinedScript =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/u;

/**
 * Prepares a text for the search for claims. Removes invisible characters, Arabic vowel marks and Arabic stretch marks.
 * Converts the text to lower case, and curly apostrophes to straight ones. Replaces each group of hyphens, underscores
 * and white space by one space.
 */
export const normalizeClaimText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u0640\u064b-\u0652]/gu, '')
    .replace(/[\s\p{Pd}_]+/gu, ' ')
    .replaceAll('’', "'")
    .toLowerCase()
    // Turkish has a dotted İ and a dotless ı. Both become a plain `i`, so that upper case and lower case match.
    .replaceAll('\u0307', '')
    .replaceAll('ı', 'i');

const containsClaim = (text: string, claim: string): boolean => {
  if (joinedScript.test(claim)) return text.includes(claim);
  for (let at = text.indexOf(claim); at !== -1; at = text.indexOf(claim, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + claim.length]];
    if (!/[\p{L}\p{M}\p{N}]/u.test(before) && !/[\p{L}\p{M}\p{N}]/u.test(after)) return true;
  }
  return false;
};

/**
 * Returns the first forbidden claim in a text, or undefined if there is none. Checks the claims in the language of
 * the text and in English.
 */
export const findForbiddenClaim = (text: string, language: LanguageCode): string | undefined => {
  const normalized = normalizeClaimText(text);
  return [...forbiddenClaims[language], ...forbiddenClaims.EN].find((claim) =>
    containsClaim(normalized, normalizeClaimText(claim)),
  );
};
