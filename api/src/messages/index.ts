export { messageConfig, messageSettings, type WhatsAppAccount, whatsappComesTogether } from "./config.ts";
export { messagesFeature } from "./feature.ts";
export { allowLetter, allowLetters, queueLetter, wantsLetters, wouldReach } from "./letters.ts";
export { mailAddressByKey, setStopped } from "./queries/mail-addresses.ts";
export { type News, tell, tellByMail, tellNow } from "./tell.ts";
export { keepWhatsappChoice, whatsappChoice } from "./whatsapp/guest-choice.ts";
export { WHATSAPP_WEBHOOK } from "./whatsapp/webhook.ts";
