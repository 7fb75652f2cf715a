/** Names that members of a brand's region would choose; a number follows where they run out. */
export const usernamesByLanguage: Readonly<Record<string, readonly string[]>> = {
  TY: ['juanmiguel', 'marikit', 'bongbong88', 'tala_reyes', 'kuyajepoy', 'dalisay', 'ligaya22', 'batangas_ace', 'isko_m', 'pinkysantos', 'amihan', 'rodelyn', 'jericho_v', 'cebuana', 'manoyboy', 'lakan_d', 'aling_nena', 'bituin07'],
  VI: ['minhquan', 'thanhha', 'anhtuan88', 'hoangyen', 'quocbao', 'ngoclan', 'ducthinh', 'phuongvy', 'saigonboy', 'hanoi36', 'trungkien', 'maichi', 'longvu', 'bichtram', 'tienloc', 'giabao', 'thuytien', 'namphong'],
  ES: ['luchito', 'camila_r', 'elprofe10', 'sofiamex', 'juanpa', 'lagoleadora', 'tango77', 'diegote', 'valen_t', 'rosario9', 'chelito', 'marisol', 'nachov', 'pacifico', 'andina', 'matias_g', 'lupita', 'rayo_azul'],
  AR: ['saif_01', 'noor', 'abu_rashid', 'laila', 'khalid77', 'mariam_h', 'faris', 'yasmin', 'omar_d', 'sultan9', 'reem', 'tariq', 'hessa', 'zayed_m', 'amal', 'rami', 'dana', 'najm'],
};

export const nicknamesByLanguage: Readonly<Record<string, string>> = { TY: 'Juan', VI: 'Minh', ES: 'Lucía', AR: 'نور' };
