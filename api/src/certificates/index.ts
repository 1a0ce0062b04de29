export { drawCertificate } from "./draw.ts";
export {
  certificateOfEnrolment,
  certificateOfTicket,
  deleteCertificatesOf,
  issueForEnrolment,
  issueForEvent,
} from "./queries/certificates.ts";
export { certificateAddress, certificateRoutes } from "./routes.ts";
