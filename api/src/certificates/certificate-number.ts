import { unguessableCode } from "../platform/unguessable-code.ts";

/** SRT and twelve random characters: whoever knows one certificate cannot guess another. */
export const newCertificateNumber = () => unguessableCode("SRT");
