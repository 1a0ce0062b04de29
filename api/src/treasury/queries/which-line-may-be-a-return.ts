/** Banks return a transfer within days. */
export const RETURN_DAYS = 31;
/** Words that banks use for returned transfers. */
export const RETURN_WORDS = "'\\m(retur|return|reversal|reversed|gagal|tolakan|ditolak)\\M'";

/** SQL: whether a line could be the return of a transfer of the view `sent_transfer`. */
export const broughtBack = (line: string, sent: string) =>
  `${sent}.bank = ${line}.bank and ${sent}.line_id is null and ${sent}.amount = ${line}.amount
    and ${sent}.paid_on between ${line}.day - ${RETURN_DAYS} and ${line}.day`;
