import type { StaffProduct } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { ProductActions, ProductDetail, ProductHeaderActions, productQuery } from "../../../shop/index.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreviewPage } from "../preview-dialog.tsx";
import { type ProductForm, previewOf } from "./product-form.ts";

interface ProductPreviewProps {
  form: ProductForm;
  stored: StaffProduct | undefined;
}

/** What is written, with the testimonies that a published product already has. */
export function ProductPreview({ form, stored }: ProductPreviewProps) {
  const isPublic = stored?.status === "published";
  const published = useQuery({ ...productQuery(stored?.slug ?? ""), enabled: isPublic });
  const product = previewOf(form, stored, published.data);
  return (
    <PreviewPage
      header={
        <PageHeader
          title="Detail Produk"
          back="/sinergy"
          actions={<ProductHeaderActions title={product.title} />}
        />
      }
      actions={<ProductActions product={product} />}
    >
      <ProductDetail product={product} />
    </PreviewPage>
  );
}
