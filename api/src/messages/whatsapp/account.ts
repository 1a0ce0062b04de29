/** The account at WhatsApp, and how it is called. */
export interface WhatsAppAccount {
  token: string;
  phoneId: string;
  appSecret: string;
  verifyToken: string;
  baseUrl: string;
  timeoutMilliseconds: number;
  /** What one message of a broadcast costs, and what those of a month may cost, in rupiah. */
  price: number;
  monthlyMost: number;
}
