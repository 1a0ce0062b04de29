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
} from "./queries/issue-certificates.ts";
export { certificateAddress, certificateRoutes } from "./routes.ts";
