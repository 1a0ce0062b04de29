import type { PaymentPage } from "@barakah/contract";
import type { TestApp } from "./test-app.ts";

/** The API address of a payment's page. */
export const apiOf = ({ page }: { page: string }) => `/api/payments/page/${page.split("/").at(-1)}/`;

/** The payment as visitors with its address see it. */
export const pageOf = async (api: TestApp, made: { page: string }) =>
  (await api.get<PaymentPage>(apiOf(made))).body;

export async function pageOfPayment(api: TestApp, reference: string) {
  const { page_key } = await api.database.kysely
    .selectFrom("payment")
    .select("page_key")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return pageOf(api, { page: page_key });
}
