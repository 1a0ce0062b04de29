import { EditorPage } from "../editor-page.tsx";
import { productQuery } from "../queries.ts";
import type { Route } from "./+types/product-editor-page";
import { ProductEditor } from "./product-editor.tsx";

export default function ProductEditorPage({ params }: Route.ComponentProps) {
  return (
    <EditorPage kind="product" id={params.id} query={productQuery}>
      {(stored) => <ProductEditor stored={stored} />}
    </EditorPage>
  );
}
