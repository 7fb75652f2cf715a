import type { Word } from './names.ts';

/** What a slot or fishing game has in its name before `of the …`. Arabic stands in the construct state, so that the theme follows directly. */
export const slotHeads: readonly Word[] = [
  ['Fortune', 'Vận May', 'Fortuna', 'Fortuna', 'Kapalaran', 'ثروة', 'بخت'],
  ['Treasure', 'Kho Báu', 'Tesoro', 'Tesouro', 'Kayamanan', 'كنز', 'گنج'],
  ['Legend', 'Huyền Thoại', 'Leyenda', 'Lenda', 'Alamat', 'أسطورة', 'افسانه'],
  ['Secrets', 'Bí Mật', 'Secretos', 'Segredos', 'Lihim', 'أسرار', 'رازهای'],
  ['Kingdom', 'Vương Quốc', 'Reino', 'Reino', 'Kaharian', 'مملكة', 'پادشاهی'],
  ['Gates', 'Cổng', 'Puertas', 'Portões', 'Pintuan', 'بوابات', 'دروازه‌های'],
  ['Gold', 'Vàng', 'Oro', 'Ouro', 'Ginto', 'ذهب', 'طلای'],
  ['Quest', 'Truy Tìm', 'Búsqueda', 'Jornada', 'Paglalakbay', 'رحلة', 'سفر'],
  ['Nights', 'Đêm', 'Noches', 'Noites', 'Mga Gabi', 'ليالي', 'شب‌های'],
  ['Throne', 'Ngai Vàng', 'Trono', 'Trono', 'Trono', 'عرش', 'تخت'],
  ['Crown', 'Vương Miện', 'Corona', 'Coroa', 'Korona', 'تاج', 'تاج'],
  ['Temple', 'Đền Thờ', 'Templo', 'Templo', 'Templo', 'معبد', 'معبد'],
  ['Festival', 'Lễ Hội', 'Festival', 'Festival', 'Pista', 'مهرجان', 'جشن'],
  ['Garden', 'Khu Vườn', 'Jardín', 'Jardim', 'Hardin', 'حديقة', 'باغ'],
  ['Riches', 'Phú Quý', 'Riquezas', 'Riquezas', 'Yaman', 'ثروات', 'ثروت'],
  ['Empire', 'Đế Chế', 'Imperio', 'Império', 'Imperyo', 'إمبراطورية', 'امپراتوری'],
  ['Magic', 'Phép Màu', 'Magia', 'Magia', 'Mahika', 'سحر', 'جادوی'],
  ['Wheel', 'Vòng Quay', 'Rueda', 'Roda', 'Ruleta', 'عجلة', 'چرخ'],
  ['Blessing', 'Phúc Lành', 'Bendición', 'Bênção', 'Biyaya', 'بركة', 'برکت'],
  ['Trail', 'Con Đường', 'Sendero', 'Trilha', 'Landas', 'درب', 'مسیر'],
  ['Duel', 'Quyết Đấu', 'Duelo', 'Duelo', 'Tunggalian', 'نزال', 'نبرد'],
  ['Harvest', 'Mùa Vàng', 'Cosecha', 'Colheita', 'Ani', 'حصاد', 'خرمن'],
];

/** What a slot is about: the word that follows its head, with article or particle where the language has one. */
export const slotThemes: Readonly<Record<string, Word>> = {
  dragon: ['Dragon', 'Rồng', 'del Dragón', 'do Dragão', 'ng Dragon', 'التنين', 'اژدها'],
  phoenix: ['Phoenix', 'Phượng Hoàng', 'del Fénix', 'da Fênix', 'ng Phoenix', 'العنقاء', 'ققنوس'],
  tiger: ['Tiger', 'Mãnh Hổ', 'del Tigre', 'do Tigre', 'ng Tigre', 'النمر', 'ببر'],
  pharaoh: ['Pharaoh', 'Pharaon', 'del Faraón', 'do Faraó', 'ng Paraon', 'الفرعون', 'فرعون'],
  jungle: ['Jungle', 'Rừng Xanh', 'de la Selva', 'da Selva', 'ng Gubat', 'الغابة', 'جنگل'],
  ocean: ['Ocean', 'Đại Dương', 'del Océano', 'do Oceano', 'ng Karagatan', 'المحيط', 'اقیانوس'],
  pirate: ['Pirate', 'Hải Tặc', 'del Pirata', 'do Pirata', 'ng Pirata', 'القرصان', 'دزد دریایی'],
  viking: ['Viking', 'Viking', 'del Vikingo', 'do Viking', 'ng Viking', 'الفايكنغ', 'وایکینگ'],
  samurai: ['Samurai', 'Samurai', 'del Samurái', 'do Samurai', 'ng Samurai', 'الساموراي', 'سامورایی'],
  moon: ['Moon', 'Ánh Trăng', 'de la Luna', 'da Lua', 'ng Buwan', 'القمر', 'ماه'],
  sun: ['Sun', 'Mặt Trời', 'del Sol', 'do Sol', 'ng Araw', 'الشمس', 'خورشید'],
  star: ['Starlight', 'Tinh Tú', 'de las Estrellas', 'das Estrelas', 'ng Bituin', 'النجوم', 'ستارگان'],
  fruit: ['Fruit', 'Trái Cây', 'de las Frutas', 'das Frutas', 'ng Prutas', 'الفواكه', 'میوه‌ها'],
  candy: ['Candy', 'Kẹo Ngọt', 'de los Dulces', 'dos Doces', 'ng Kendi', 'الحلوى', 'آب‌نبات'],
  gem: ['Gem', 'Đá Quý', 'de las Gemas', 'das Gemas', 'ng Hiyas', 'الجواهر', 'گوهرها'],
  desert: ['Desert', 'Sa Mạc', 'del Desierto', 'do Deserto', 'ng Disyerto', 'الصحراء', 'صحرا'],
  volcano: ['Volcano', 'Núi Lửa', 'del Volcán', 'do Vulcão', 'ng Bulkan', 'البركان', 'آتشفشان'],
  panda: ['Panda', 'Gấu Trúc', 'del Panda', 'do Panda', 'ng Panda', 'الباندا', 'پاندا'],
  wolf: ['Wolf', 'Sói', 'del Lobo', 'do Lobo', 'ng Lobo', 'الذئب', 'گرگ'],
  eagle: ['Eagle', 'Đại Bàng', 'del Águila', 'da Águia', 'ng Agila', 'النسر', 'عقاب'],
  buffalo: ['Buffalo', 'Trâu Vàng', 'del Búfalo', 'do Búfalo', 'ng Kalabaw', 'الجاموس', 'گاومیش'],
  monkey: ['Monkey', 'Khỉ Thần', 'del Mono', 'do Macaco', 'ng Unggoy', 'القرد', 'میمون'],
  koi: ['Koi', 'Cá Chép', 'de la Carpa', 'da Carpa', 'ng Koi', 'الكوي', 'کوی'],
  lotus: ['Lotus', 'Hoa Sen', 'del Loto', 'do Lótus', 'ng Lotus', 'اللوتس', 'نیلوفر'],
  wizard: ['Wizard', 'Phù Thủy', 'del Mago', 'do Mago', 'ng Salamangkero', 'الساحر', 'جادوگر'],
  lantern: ['Lantern', 'Đèn Lồng', 'del Farol', 'da Lanterna', 'ng Parol', 'الفانوس', 'فانوس'],
  carnival: ['Carnival', 'Hội Hoa Đăng', 'del Carnaval', 'do Carnaval', 'ng Karnabal', 'الكرنفال', 'کارناوال'],
  jaguar: ['Jaguar', 'Báo Đốm', 'del Jaguar', 'da Onça', 'ng Jaguar', 'اليغور', 'جگوار'],
  lion: ['Lion', 'Sư Tử', 'del León', 'do Leão', 'ng Leon', 'الأسد', 'شیر'],
  horse: ['Stallion', 'Tuấn Mã', 'del Corcel', 'do Corcel', 'ng Kabayo', 'الجواد', 'اسب'],
  castle: ['Castle', 'Lâu Đài', 'del Castillo', 'do Castelo', 'ng Kastilyo', 'القلعة', 'قلعه'],
  neon: ['Neon', 'Neon', 'de Neón', 'de Neon', 'ng Neon', 'النيون', 'نئون'],
};

/** Fishing games: what is hunted under water. */
export const fishThemes: readonly Word[] = [
  ['Deep Sea', 'Biển Sâu', 'del Mar Profundo', 'do Mar Profundo', 'ng Malalim na Dagat', 'أعماق البحر', 'اعماق دریا'],
  ['Coral', 'San Hô', 'del Coral', 'do Coral', 'ng Koral', 'المرجان', 'مرجان'],
  ['Shark', 'Cá Mập', 'del Tiburón', 'do Tubarão', 'ng Pating', 'القرش', 'کوسه'],
  ['Kraken', 'Bạch Tuộc', 'del Kraken', 'do Kraken', 'ng Kraken', 'الكراكن', 'کراکن'],
  ['Golden Toad', 'Thiềm Thừ Vàng', 'del Sapo Dorado', 'do Sapo Dourado', 'ng Gintong Palaka', 'الضفدع الذهبي', 'وزغ طلایی'],
  ['Sea Dragon', 'Hải Long', 'del Dragón Marino', 'do Dragão do Mar', 'ng Dragon ng Dagat', 'تنين البحر', 'اژدهای دریا'],
  ['Mermaid', 'Mỹ Nhân Ngư', 'de la Sirena', 'da Sereia', 'ng Sirena', 'الحورية', 'پری دریایی'],
  ['Pearl', 'Ngọc Trai', 'de la Perla', 'da Pérola', 'ng Perlas', 'اللؤلؤ', 'مروارید'],
];

export const fishHeads: readonly Word[] = [
  ['Hunter', 'Thợ Săn', 'Cazador', 'Caçador', 'Mangangaso', 'صياد', 'شکارچی'],
  ['Fishing', 'Bắn Cá', 'Pesca', 'Pescaria', 'Pangingisda', 'صيد', 'صید'],
  ['Frenzy', 'Cuồng Nhiệt', 'Frenesí', 'Frenesi', 'Kasiyahan', 'حماس', 'هیجان'],
  ['Raid', 'Đột Kích', 'Asalto', 'Assalto', 'Salakay', 'غارة', 'یورش'],
  ['Bounty', 'Tiền Thưởng', 'Botín', 'Recompensa', 'Gantimpala', 'غنيمة', 'غنیمت'],
];
