import { jakartaDay, licenceOf } from "@barakah/contract";
import type { ReadSettings } from "../community/index.ts";
import type { ReadIssuer } from "../payments/index.ts";

/** '0812 0000 0000' from an international number. */
const asDialled = (number: string) => `0${number.replace(/^62/, "")}`.replace(/(\d{4})(?=\d)/g, "$1 ");

/** The issuer printed on receipts, from the settings. */
export const issuerOf =
  (settings: ReadSettings): ReadIssuer =>
  async (reader) => {
    const { issuer_name, issuer_email, office_address, whatsapp_number, amil_basis } = await settings(reader);
    return {
      name: issuer_name,
      address: office_address,
      contact: [issuer_email, asDialled(whatsapp_number)].filter(Boolean).join(" · "),
      basis: licenceOf(amil_basis, jakartaDay()),
    };
  };
