export { FollowPayment } from "./this-device.tsx";
