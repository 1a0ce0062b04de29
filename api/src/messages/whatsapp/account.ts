/** The account at WhatsApp, and how it is called. */
export interface WhatsAppAccount {
  token: string;
  phoneId: string;
  appSecret: string;
  verifyToken: string;
  baseUrl: string;
  timeoutMilliseconds: number;
  /** The price of one message of a broadcast, and the monthly budget of broadcasts, in rupiah. */
  price: number;
  monthlyMost: number;
}
