export { type CourierConfig, shopConfig, shopSettings } from "./config.ts";
export {
  cancelOrderByStaff,
  finishOrder,
  processOrder,
  type StaffDecision,
  shipOrder,
} from "./decide-order.ts";
export { answerComplaint } from "./delivery/complain.ts";
export { importTariffs } from "./delivery/import-tariffs.ts";
export { drawLabels } from "./delivery/print/label.ts";
export { drawPackingList } from "./delivery/print/packing-list.ts";
export { createBiteship } from "./delivery/providers/biteship.ts";
export type { CourierProvider } from "./delivery/providers/provider.ts";
export { createRajaOngkir } from "./delivery/providers/rajaongkir.ts";
export { complaintById } from "./delivery/queries/complaints.ts";
export { setWeight, unweighed } from "./delivery/queries/goods.ts";
export { complaintsListed, parcelsNamed, parcelsWaiting } from "./delivery/queries/parcels.ts";
export { placeOf } from "./delivery/queries/regions.ts";
export { lastParcelJson } from "./delivery/queries/returns.ts";
export { allTariffs } from "./delivery/queries/tariffs.ts";
export { returnParcel } from "./delivery/return-parcel.ts";
export { billedKilograms } from "./delivery/weight.ts";
export { openFile, uploadFile } from "./digital/digital-files.ts";
export { openedAt } from "./digital/queries/downloads.ts";
export { forgetUnusedFiles } from "./digital/queries/files.ts";
export { SHOP_CHECKS } from "./doctor.ts";
export { adjustStock, createProduct, editProduct, publishProduct, readStaffProduct } from "./edit-product.ts";
export { shopFeature } from "./feature.ts";
export { addVoucher, changeVoucherTerms, listVouchers } from "./give-out-vouchers.ts";
export { orderPayable } from "./payable.ts";
export { type Purchase, placeOrder } from "./place-order.ts";
export { productsOfStore, staffProducts } from "./queries/editing.ts";
export { amountDue, complaintJson, refundPlanned, shipmentJson, voucherOf } from "./queries/order-list.ts";
export { partOf } from "./queries/order-number.ts";
export { SELLERS_PARCELS } from "./queries/store-orders.ts";
export { releaseProducts, waitingForReview, withholdProducts } from "./queries/store-products.ts";
export { storeName } from "./queries/stores.ts";
export { TESTIMONY, testimoniesOfStore, testimonyPictures } from "./queries/testimonies.ts";
export { drawStoreLabel, listStoreOrders, readStoreOrder, shipStoreOrder } from "./store-orders.ts";
export {
  createStoreProduct,
  editStoreProduct,
  passStoreProduct,
  publishStoreProduct,
  readStoreProduct,
  refuseStoreProduct,
  setStoreStock,
} from "./store-products.ts";
export { answerTestimony, hideTestimony, showTestimony } from "./testimony.ts";
