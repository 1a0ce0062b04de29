export { drawCertificate } from "./draw.ts";
export {
  certificateOfEnrolment,
  certificateOfTicket,
  countForEvent,
  deleteCertificatesOf,
  issueForEnrolment,
  issueForEvent,
  issueForTicket,
  revokeOfTicket,
} from "./queries/certificates.ts";
export { certificateAddress, certificateRoutes } from "./routes.ts";
