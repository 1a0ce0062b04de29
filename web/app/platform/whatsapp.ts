/** A chat with this number and a prepared text, which is encoded here and nowhere else. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
