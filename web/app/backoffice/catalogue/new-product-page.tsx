import { ProductEditor } from "./product-editor.tsx";

export default function NewProductPage() {
  return <ProductEditor />;
}
