import type { DigitalFile, OwnProduct } from "@barakah/contract";
import { bytesOf } from "../platform/pdf/bytes.ts";
import { newPaper, write } from "../platform/pdf/paper.ts";
import { processOrder } from "../shop/index.ts";
import { aBuyer, type Buyer, type Refusal } from "./buyer.ts";
import { bearer, sendForm } from "./calls.ts";

/** A PDF of some pages, written by another library than the one that marks it. */
export async function aPdf(pages = 2): Promise<Buffer> {
  const doc = newPaper("Buku Kas", "Toko", "");
  const done = bytesOf(doc);
  for (let page = 1; page <= pages; page++) {
    doc.addPage({ size: "A5", margin: 0 });
    write(doc, `Halaman ${page}`, { x: 40, y: 40, size: 14 });
  }
  doc.end();
  return done;
}

export const uploaded = ({ api, session }: Buyer, file: Buffer, name = "buku-kas.pdf") =>
  sendForm<DigitalFile & Refusal>(api, "POST", "/api/stores/mine/files/", { file, name }, bearer(session));

/** On sale, whether or not staff have seen it. */
export async function aDigitalProduct(seller: Buyer, price = 35_000): Promise<OwnProduct> {
  const { body: file } = await uploaded(seller, await aPdf());
  const draft = {
    title: "Buku Kas Warung",
    description: "Lembar kerja.",
    price,
    kind: "digital",
    file: file.id,
  };
  const { body } = await seller.call<OwnProduct>("POST", "/api/stores/mine/products/", draft);
  await seller.api.database.pool.query("update product set status = 'published' where id = $1", [body.id]);
  return body;
}

/** A member who ordered one of each product and, unless told otherwise, whose payment staff approved. */
export async function boughtFiles(
  seller: Buyer,
  products: readonly { id: number }[],
  { staffId, paid = true, given = {} }: { staffId: number; paid?: boolean; given?: Record<string, unknown> },
) {
  const buyer = await aBuyer(seller.api);
  for (const { id } of products) await buyer.add(id, 1);
  const { status, body } = await buyer.order(given);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const orderNumber = body.order_number;
  if (paid)
    await processOrder(seller.api.database, seller.api.app.payments.payables, {
      staffId,
      orderNumber,
      note: "",
    });
  return { buyer, number: orderNumber };
}
