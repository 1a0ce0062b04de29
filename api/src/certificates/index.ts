export { drawCertificate } from "./draw.ts";
export { issueForTicket, revokeOfTicket } from "./queries/issue-or-revoke-by-hand.ts";
export { countForEvent, issueForEvent } from "./queries/issue-when-attended.ts";
export { issueForEnrolment } from "./queries/issue-when-course-is-done.ts";
export {
  certificateOfEnrolment,
  certificateOfTicket,
  deleteCertificatesOf,
} from "./queries/valid-certificates.ts";
export { certificateAddress, certificateRoutes } from "./routes.ts";
