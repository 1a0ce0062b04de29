export { shopConfig, shopSettings } from "./config.ts";
export { SHOP_CHECKS } from "./doctor.ts";
export { createProduct, editProduct, publishProduct, readStaffProduct } from "./edit-product.ts";
export { shopFeature } from "./feature.ts";
export { type Purchase, placeOrder } from "./place-order.ts";
export { staffProducts } from "./queries/editing.ts";
export { orderSeller } from "./seller.ts";
export {
  adjustStock,
  cancelOrderByStaff,
  finishOrder,
  hideTestimony,
  processOrder,
  type StaffDecision,
  shipOrder,
  showTestimony,
} from "./staff.ts";
