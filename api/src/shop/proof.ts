import { invalid } from "../platform/errors.ts";

/** The proof that came with a form; without one nothing is done. */
export function requiredProof(files: { proof_file?: Buffer }): Buffer {
  if (!files.proof_file) throw invalid({ proof_file: ["Mohon upload bukti transfer"] });
  return files.proof_file;
}

export const transferOf = (body: {
  source_bank: string;
  source_account: string;
  account_name: string;
  transfer_date: string;
}) => ({
  sourceBank: body.source_bank,
  sourceAccount: body.source_account,
  accountName: body.account_name,
  transferDate: body.transfer_date,
});
