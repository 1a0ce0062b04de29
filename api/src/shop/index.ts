export { type CourierConfig, shopConfig, shopSettings } from "./config.ts";
export { cancelOrderByStaff, finishOrder, processOrder, shipOrder } from "./decide-order.ts";
export { createBiteship } from "./delivery/providers/biteship.ts";
export type { CourierProvider } from "./delivery/providers/provider.ts";
export { createRajaOngkir } from "./delivery/providers/rajaongkir.ts";
export { placeOf } from "./delivery/queries/regions.ts";
export { returnParcel } from "./delivery/return-parcel.ts";
export { complaintAnswerRoutes } from "./delivery/staff-routes.ts";
export { openFile, uploadFile } from "./digital/digital-files.ts";
export { forgetUnusedFiles } from "./digital/queries/files.ts";
export { SHOP_CHECKS } from "./doctor.ts";
export { adjustStock } from "./edit-community-product.ts";
export {
  createStoreProduct,
  editStoreProduct,
  readStoreProduct,
  setStoreStock,
} from "./edit-store-product.ts";
export { addVoucher, changeVoucherTerms, listVouchers } from "./edit-vouchers.ts";
export { shopFeature } from "./feature.ts";
export { orderPayable } from "./payable.ts";
export { type Purchase, placeOrder } from "./place-order.ts";
export { publishStoreProduct } from "./publish-store-product.ts";
export { refundPlanned } from "./queries/order-list.ts";
export { productsOfStore } from "./queries/staff-products.ts";
export { ordersToSend, SELLERS_PARCELS } from "./queries/store-orders.ts";
export { releaseProducts, waitingForReview, withholdProducts } from "./queries/store-products.ts";
export { TESTIMONY, testimoniesOfStore } from "./queries/testimonies.ts";
export { passStoreProduct, refuseStoreProduct } from "./review-store-product.ts";
export { keepProofsToLimit } from "./staff-solo-limit.ts";
export { drawStoreLabel, listStoreOrders, readStoreOrder, shipStoreOrder } from "./store-orders.ts";
export { answerTestimony, hideTestimony, showTestimony } from "./testimony.ts";
