/** The most that a picture or a proof may weigh: exactly this many bytes are accepted, one more is not. */
export const UPLOAD_MOST_BYTES = 2_097_152;
export const UPLOAD_TOO_LARGE = "Ukuran file terlalu besar. Maksimal 2MB.";
export const DOCUMENT_WRONG_TYPE = "Berkas ini bukan PDF. Pilih berkas PDF, atau unggah fotonya.";
