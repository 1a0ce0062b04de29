export { WaitingVouchers } from "./waiting-vouchers.tsx";
