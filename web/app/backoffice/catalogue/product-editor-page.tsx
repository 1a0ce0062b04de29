import type { Route } from "./+types/product-editor-page";
import { EditorPage } from "./editor-page.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { productQuery } from "./queries.ts";

export default function ProductEditorPage({ params }: Route.ComponentProps) {
  return (
    <EditorPage kind="product" id={params.id} query={productQuery}>
      {(stored) => <ProductEditor stored={stored} />}
    </EditorPage>
  );
}
