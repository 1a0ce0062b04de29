export interface Contact {
  fullName: string;
  phone: string;
  email: string;
}

const PHONE = /^\+?[\d\s().-]{8,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function phoneError(phone: string): string | undefined {
  if (phone === "") return "Isi dengan nomor telepon.";
  return PHONE.test(phone) ? undefined : "Isi dengan nomor telepon yang benar.";
}

/** Name and phone are required, the e-mail is optional. */
export function contactErrors({ fullName, phone, email }: Contact) {
  const address = email.trim();
  return {
    fullName: fullName.trim() ? undefined : "Isi dengan nama lengkap.",
    phone: phoneError(phone.trim()),
    email: address === "" || EMAIL.test(address) ? undefined : "Isi dengan alamat e-mail yang benar.",
  };
}
