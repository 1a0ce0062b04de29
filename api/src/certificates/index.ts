export { drawCertificate } from "./draw.ts";
export { issueForEnrolment } from "./queries/issue-for-course.ts";
export { countForEvent, issueForEvent, issueForTicket, revokeOfTicket } from "./queries/issue-for-event.ts";
export {
  certificateOfEnrolment,
  certificateOfTicket,
  deleteCertificatesOf,
} from "./queries/valid-certificates.ts";
export { certificateAddress, certificateRoutes } from "./routes.ts";
