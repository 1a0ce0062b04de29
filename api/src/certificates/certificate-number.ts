import { unguessableCode } from "../platform/unguessable-code.ts";

/** SRT and twelve random characters: knowing one number does not help to guess another. */
export const newCertificateNumber = () => unguessableCode("SRT");
