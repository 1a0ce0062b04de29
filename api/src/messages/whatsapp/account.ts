/** The account at WhatsApp, and how it is called. */
export interface WhatsAppAccount {
  token: string;
  phoneId: string;
  appSecret: string;
  verifyToken: string;
  baseUrl: string;
  timeoutMilliseconds: number;
}
