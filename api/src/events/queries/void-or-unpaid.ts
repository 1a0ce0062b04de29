/** Whether a ticket `t` of the registration `r` is void or unpaid. Otherwise it is valid at the door, until it is used. */
export const VOID_OR_UNPAID = `case when t.state = 'void' or r.state in ('cancelled', 'expired') then 'void'
  when r.state = 'waiting_payment' then 'unpaid' else 'valid' end`;
